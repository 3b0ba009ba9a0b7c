import { useText } from '#src/shell/web/text/use-text.ts'
import type { Document } from '../../contract/document.ts'
import { useEditor, useSession } from '../editor-context.ts'

/** Whether the last part of the address is chosen by the editors. */
export const hasAddress = ({ kind, parentId, companionOf }: Document): boolean =>
  kind === 'page' && parentId !== null && companionOf === null

/** Name and address of the page. */
export function PageDetails() {
  const t = useText()
  const { session, deeds } = useEditor()
  const { content, document: item, save } = useSession(session)
  const isReadOnly = !item.may.write || item.trashed !== null
  const lead = (item.url ?? '/').split('/').slice(0, -1).join('/')
  const errors = save.kind === 'refused' ? save.errors : {}
  return (
    <>
      <div className="edit-field" data-at="name">
        <label className="edit-label" htmlFor="page-name">
          {t('/edit/page/name')}
        </label>
        <input
          id="page-name"
          className="edit-input"
          maxLength={200}
          readOnly={isReadOnly}
          value={content.name}
          onChange={({ target }) => deeds.setPage('name', target.value)}
        />
      </div>
      {hasAddress(item) && (
        <div className="edit-field" data-at="slug">
          <label className="edit-label" htmlFor="page-slug">
            {t('/edit/page/address')}
          </label>
          <div className="edit-prefixed">
            <span>{lead}/</span>
            <input
              id="page-slug"
              className="edit-input"
              maxLength={200}
              readOnly={isReadOnly}
              aria-describedby={item.publishedUrl === null ? undefined : 'page-slug-hint'}
              value={content.slug}
              onChange={({ target }) => deeds.setPage('slug', target.value)}
            />
          </div>
          {item.publishedUrl !== null && (
            <p className="edit-hint" id="page-slug-hint">
              {t('/edit/page/address-hint')}
            </p>
          )}
          {errors['slug'] && <p className="edit-error">{errors['slug'].join(' ')}</p>}
        </div>
      )}
    </>
  )
}
