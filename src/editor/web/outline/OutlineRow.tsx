import { clsx } from 'clsx'
import { type CSSProperties, type DragEvent, type KeyboardEvent, memo } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import { EditorIcon, type EditorIconName } from '../EditorIcon.tsx'

interface OutlineRowProps {
  id: number
  depth: number
  label: string
  words: string
  icon: EditorIconName
  isShared: boolean
  isTimed: boolean
  isForSome: boolean
  problems: number
  /** How many comments are not resolved. */
  comments: number
  /** The names of the others who are at the block; empty: none. */
  people: string
  isChosen: boolean
  isCarried: boolean
  landing: 'before' | 'after' | 'refused' | null
  mayMove: boolean
  onSelect: (id: number) => void
  onKey: (event: KeyboardEvent, id: number) => void
  onCarry: (id: number | null) => void
  onOver: (event: DragEvent, id: number) => void
}

export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const t = useText()
  const { id, label, words, landing } = props
  return (
    <button
      type="button"
      className={clsx(
        'edit-outline__row',
        props.isCarried && 'edit-outline__row--carried',
        landing && `edit-outline__row--${landing}`,
      )}
      style={{ '--depth': props.depth } as CSSProperties} // a property of our own
      data-row={id}
      aria-current={props.isChosen}
      draggable={props.mayMove}
      onClick={() => props.onSelect(id)}
      onKeyDown={(event) => props.onKey(event, id)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', label)
        props.onCarry(id)
      }}
      onDragOver={(event) => props.onOver(event, id)}
    >
      <span className="edit-outline__twist" />
      <EditorIcon name={props.icon} small />
      <span className="edit-outline__name">{label}</span>
      <span className="edit-outline__words">{words}</span>
      {props.isTimed && <EditorIcon name="clock" small />}
      {props.isForSome && <EditorIcon name="users" small />}
      {props.isShared && <EditorIcon name="shared" small />}
      {props.people !== '' && <Mark icon="user" words={t('/edit/presence/here', { names: props.people })} />}
      {props.comments > 0 && <Mark icon="comment" words={t('/edit/comments/count', { count: props.comments })} />}
      {props.problems > 0 && (
        <span className="edit-outline__problem">
          <EditorIcon name="warning" small />
          <span className="kit-visually-hidden">{t('/edit/outline/problems', { count: props.problems })}</span>
        </span>
      )}
    </button>
  )
})

const Mark = ({ icon, words }: { icon: EditorIconName; words: string }) => (
  <span title={words}>
    <EditorIcon name={icon} small />
    <span className="kit-visually-hidden">{words}</span>
  </span>
)
