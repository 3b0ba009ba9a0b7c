import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Move } from '../../rules/moves.ts'
import { summaryOf } from '../../rules/summary.ts'
import type { Placed } from '../../rules/tree.ts'
import { focusRow } from '../app/focus.ts'
import { type Comments, isOpen } from '../comments/use-comments.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { iconOf } from '../icon-of.ts'
import { useShared } from '../form/SharedNote.tsx'
import type { Person } from '../presence/use-presence.ts'
import { OutlineRow } from './OutlineRow.tsx'

interface OutlineProps {
  /** Blocks with a mark: problems, and blocks whose component failed. */
  problems: ReadonlyMap<number, number>
  comments: Pick<Comments, 'threads'>
  people: readonly Person[]
  onAdd: (owner: number | null, area: string, index: number | null) => void
  onMove: (node: number, how: Move) => void
  onAct: (node: number, act: 'duplicate' | 'remove' | 'copy' | 'form' | 'write') => void
  onPaste: () => void
}

/** The blocks of the page by area, as rows. Arrows go along them, Alt and arrows move a block. */
export function Outline({ problems, comments, people, onAdd, onMove, onAct, onPaste }: OutlineProps) {
  const t = useText()
  const { schema, words, type, language, session, deeds, selected, select } = useEditor()
  const { content, document: item, firstIds } = useSession(session)
  const shared = useShared(language)
  const [carried, setCarried] = useState<number | null>(null)
  const [landing, setLanding] = useState<{ node: number; after: boolean; isRefused: boolean } | null>(null)
  const rows = deeds.list()
  const mayWrite = item.may.write && item.trashed === null
  const labelOf = ({ entry }: Placed): string => schema.types[entry.type ?? '']?.label[words] ?? t('/edit/shared/block')
  const wordsOf = ({ entry, id }: Placed): string => {
    if (entry.ref !== undefined) return shared.find((one) => one.id === id)?.name ?? ''
    const definition = schema.types[entry.type ?? '']
    return definition ? summaryOf(definition.fields, entry.fields ?? {}) : ''
  }

  function handleKey(event: KeyboardEvent, node: number | null): void {
    const ids: (number | null)[] = [null, ...rows.map(({ id }) => id)]
    const place = ids.indexOf(node)
    const ways = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'into' } as const
    const way = ways[event.key as keyof typeof ways] as (typeof ways)[keyof typeof ways] | undefined // looked up
    const isPlain = !event.ctrlKey && !event.metaKey
    let isDone = true
    if (way && event.altKey && node !== null && mayWrite) onMove(node, { kind: way })
    else if (event.altKey) isDone = false
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const next = ids[place + (event.key === 'ArrowUp' ? -1 : 1)]
      if (next !== undefined) select(next)
      focusRow(next ?? node)
    } else if (isPlain && event.key === 'Enter' && node !== null) onAct(node, 'form')
    else if (event.key === 'F2' && node !== null) onAct(node, 'write')
    else if (event.key === 'Delete' && node !== null && mayWrite) onAct(node, 'remove')
    else if (isPlain && event.key === 'Escape' && node !== null) {
      const owner = rows.find(({ id }) => id === node)?.owner ?? null
      select(owner)
      focusRow(owner)
    } else if (!isPlain && event.key === 'd' && node !== null && mayWrite) onAct(node, 'duplicate')
    else if (!isPlain && event.key === 'c' && node !== null) onAct(node, 'copy')
    else if (!isPlain && event.key === 'v' && mayWrite) onPaste()
    else isDone = false
    if (isDone) event.preventDefault()
  }
  const over = (event: DragEvent, node: number): void => {
    if (carried === null) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const after = event.clientY > top + height / 2
    const tried = deeds.tryMove(carried, { kind: 'beside', id: node, after })
    setLanding(node === carried ? null : { node, after, isRefused: 'refused' in tried })
  }
  const drop = (): void => {
    if (carried !== null && landing && !landing.isRefused)
      onMove(carried, { kind: 'beside', id: landing.node, after: landing.after })
    setCarried(null)
    setLanding(null)
  }

  const areas = deeds.areas()
  const nameOf = (area: string): string => type.fields[area]?.label[words] ?? area
  return (
    <div className="edit-outline" onDragEnd={() => (setCarried(null), setLanding(null))} onDrop={drop}>
      <button
        type="button"
        className="edit-outline__row"
        data-row="page"
        aria-current={selected === null}
        onClick={() => select(null)}
        onKeyDown={(event) => handleKey(event, null)}
      >
        <span className="edit-outline__twist" />
        <EditorIcon name="file" small />
        <span>{t('/edit/outline/page')}</span>
      </button>
      {areas
        .filter(({ owner }) => owner === null)
        .map((area) => (
          <section key={area.area}>
            <h2>{nameOf(area.area)}</h2>
            {rows
              .filter(({ path }) => path[0] === area.area)
              .map((row) => (
                <OutlineRow
                  key={`${firstIds.get(row.id) ?? row.id} ${row.entry.ref === undefined ? '' : row.path.join('.')}`}
                  id={row.id}
                  depth={row.depth}
                  label={labelOf(row)}
                  words={wordsOf(row)}
                  icon={iconOf(schema.types[row.entry.type ?? '']?.icon)}
                  isShared={row.entry.ref !== undefined}
                  isTimed={row.entry['from'] !== undefined || row.entry['to'] !== undefined}
                  isForSome={row.entry['visitorGroups'] !== undefined || row.entry['channels'] !== undefined}
                  problems={problems.get(row.id) ?? 0}
                  comments={comments.threads.get(row.id)?.filter(isOpen).length ?? 0}
                  people={people
                    .filter(({ node }) => node === row.id)
                    .map(({ name }) => name)
                    .join(', ')}
                  isChosen={row.id === selected}
                  isCarried={row.id === carried}
                  landing={
                    landing?.node === row.id
                      ? landing.isRefused
                        ? 'refused'
                        : landing.after
                          ? 'after'
                          : 'before'
                      : null
                  }
                  mayMove={mayWrite}
                  onSelect={select}
                  onKey={handleKey}
                  onCarry={setCarried}
                  onOver={over}
                />
              ))}
            {mayWrite && (
              <button
                type="button"
                className="edit-row-button"
                onClick={() => onAdd(null, area.area, null)}
                onDragOver={(event) => carried !== null && event.preventDefault()}
                onDrop={() =>
                  carried !== null && onMove(carried, { kind: 'area', owner: null, area: area.area, index: area.count })
                }
              >
                <EditorIcon name="plus" small /> {t('/edit/outline/add')}
                <span className="kit-visually-hidden">: {nameOf(area.area)}</span>
              </button>
            )}
          </section>
        ))}
      {content.fields && areas.length === 0 && (
        <p className="edit-outline__none edit-hint">{t('/edit/outline/no-areas')}</p>
      )}
    </div>
  )
}
