import type { Language } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { type Older, OlderMark } from './OlderMark.tsx'

interface DetailPairProps {
  /** The name of the page, or the last part of its address. */
  of: 'name' | 'slug'
  second: Language
  /** What it is in the second language. */
  source: string
  isReadOnly: boolean
  older?: Older
}

/** The name or the address of the page in both languages. */
export function DetailPair({ of, second, source, isReadOnly, older = null }: DetailPairProps) {
  const t = useText()
  const { session, deeds, language } = useEditor()
  const { content, save } = useSession(session)
  const label = t(of === 'name' ? '/edit/page/name' : '/edit/page/address')
  const [error] = save.kind === 'refused' ? (save.errors[of] ?? []) : []
  const id = `page-${of}`
  return (
    <div className="edit-pair" data-at={of}>
      <label className="edit-label" htmlFor={id}>
        {label}
      </label>
      <p className="edit-input edit-pair__words edit-pair__source" lang={second}>
        {source}
      </p>
      <div className="edit-pair__own">
        <input
          id={id}
          className="edit-input"
          lang={language}
          maxLength={200}
          readOnly={isReadOnly}
          aria-describedby={error && `${id}-error`}
          value={content[of]}
          onChange={({ target }) => deeds.setPage(of, target.value)}
        />
        {error && (
          <p className="edit-error" id={`${id}-error`}>
            {error}
          </p>
        )}
        {older && (
          <p className="edit-pair__foot">
            <OlderMark older={older} label={label} isReadOnly={isReadOnly} />
          </p>
        )}
      </div>
    </div>
  )
}
