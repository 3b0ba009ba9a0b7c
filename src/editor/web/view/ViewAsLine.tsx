import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { useGroups } from '../form/GroupChoice.tsx'
import { momentWords } from '../moment-words.ts'
import { isNormal, normalView, setViewAs, useViewAs } from './view-as.ts'

/** Says as long as it lasts that the page is not shown as everybody sees it now, and ends that by one press. */
export function ViewAsLine({ onChange }: { onChange: () => void }) {
  const t = useText()
  const { words } = useEditor()
  const view = useViewAs()
  const groups = useGroups()
  if (isNormal(view)) return null
  const said = [
    ...view.groups.map((id) => groups.find((one) => one.id === id)?.name ?? `#${id}`),
    view.channel && t(`/edit/device/${view.channel}`),
    view.theme && t(`/edit/view/theme/${view.theme}`),
    view.at && momentWords(new Date(view.at), words),
  ].filter(Boolean)
  return (
    <output className="edit-banner">
      <EditorIcon name="eye" />
      <span>{t('/edit/view/active', { what: said.join(' · ') })}</span>
      <button type="button" className="edit-text-button edit-push" onClick={onChange}>
        {t('/edit/view/change')}
      </button>
      <button type="button" className="edit-text-button" onClick={() => setViewAs(normalView)}>
        {t('/edit/view/normal')}
      </button>
    </output>
  )
}
