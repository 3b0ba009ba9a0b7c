import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { momentWords } from '../moment-words.ts'

/** The source was changed after the translation; null: it was not. */
export type Older = { changedAt: number; isBusy: boolean; onCheck: () => void } | null

interface OlderMarkProps {
  older: Older
  /** The field's name. */
  label: string
  isReadOnly: boolean
}

/** Says when the source of a field was changed, and takes the word that the translation goes with it all the same. */
export function OlderMark({ older, label, isReadOnly }: OlderMarkProps) {
  const t = useText()
  const { words } = useEditor()
  if (!older) return null
  return (
    <>
      <span className="edit-pair__older">
        <EditorIcon name="warning" small />{' '}
        {t('/edit/twin/older', { time: momentWords(new Date(older.changedAt), words) })}
      </span>
      {!isReadOnly && (
        <button
          type="button"
          className="edit-text-button"
          aria-label={t('/edit/twin/check-field', { what: label })}
          disabled={older.isBusy}
          onClick={older.onCheck}
        >
          {t('/edit/twin/check')}
        </button>
      )}
    </>
  )
}
