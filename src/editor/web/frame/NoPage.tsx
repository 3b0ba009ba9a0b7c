import { languages } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { setSecondLanguage } from '../languages/second-language.ts'

/** In place of the page: the item has none, or none in this language yet, which may begin from another one. */
export function NoPage({ isTwo }: { isTwo: boolean }) {
  const t = useText()
  const { session, language } = useEditor()
  const { document: item } = useSession(session)
  const written = languages.find((one) => one !== language && item.languages[one].status !== 'Missing')
  if (item.kind !== 'page' || written === undefined) return <p className="edit-no-page">{t('/edit/no-page')}</p>
  return (
    <div className="edit-no-page">
      <p>{t('/edit/no-page/language', { language: t(`/edit/language/${language}`) })}</p>
      {!isTwo && item.may.write && (
        <button type="button" className="edit-button" onClick={() => setSecondLanguage(written)}>
          {t('/edit/no-page/begin', { language: t(`/edit/language/${written}`) })}
        </button>
      )}
    </div>
  )
}
