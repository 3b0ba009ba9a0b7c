import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'

export type PhonePane = 'form' | 'page' | 'outline'

/** Under 768 pixels one pane is shown at a time, and blocks are gone through one by one. */
export function PhoneFoot({ shown, onShow }: { shown: PhonePane; onShow: (pane: PhonePane) => void }) {
  const t = useText()
  const { deeds, selected, select } = useEditor()
  const ids: (number | null)[] = [null, ...deeds.list().map(({ id }) => id)]
  const place = ids.indexOf(selected)
  const go = (by: number): void => {
    const next = ids[place + by]
    if (next !== undefined) select(next)
  }
  return (
    <footer className="edit-phone-foot">
      <button
        type="button"
        className="edit-icon-button"
        aria-label={t('/edit/phone/previous')}
        disabled={place <= 0}
        onClick={() => go(-1)}
      >
        <EditorIcon name="chevron-left" />
      </button>
      <span>
        {place + 1} / {ids.length}
      </span>
      <button
        type="button"
        className="edit-icon-button"
        aria-label={t('/edit/phone/next')}
        disabled={place >= ids.length - 1}
        onClick={() => go(1)}
      >
        <EditorIcon name="chevron-right" />
      </button>
      {(['form', 'page', 'outline'] as const)
        .filter((pane) => pane !== shown)
        .map((pane) => (
          <button key={pane} type="button" className="edit-button" onClick={() => onShow(pane)}>
            {t(`/edit/phone/${pane}`)}
          </button>
        ))}
    </footer>
  )
}
