import type { Language } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { type Older, OlderMark } from './OlderMark.tsx'

interface NamePairProps {
  second: Language
  /** The name in the second language. */
  name: string
  isReadOnly: boolean
  older: Older
}

/** The name of the page in both languages. */
export function NamePair({ second, name, isReadOnly, older }: NamePairProps) {
  const t = useText()
  const { session, deeds, language } = useEditor()
  const { content } = useSession(session)
  return (
    <div className="edit-pair" data-at="name">
      <label className="edit-label" htmlFor="page-name">
        {t('/edit/page/name')}
      </label>
      <p className="edit-input edit-pair__words edit-pair__source" lang={second}>
        {name}
      </p>
      <div className="edit-pair__own">
        <input
          id="page-name"
          className="edit-input"
          lang={language}
          maxLength={200}
          readOnly={isReadOnly}
          value={content.name}
          onChange={({ target }) => deeds.setPage('name', target.value)}
        />
        {older && (
          <p className="edit-pair__foot">
            <OlderMark older={older} label={t('/edit/page/name')} isReadOnly={isReadOnly} />
          </p>
        )}
      </div>
    </div>
  )
}
