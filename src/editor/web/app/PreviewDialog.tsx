import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useEditor, useSession } from '../editor-context.ts'
import { PreviewLinks } from './PreviewLinks.tsx'

/** The page with its drafts in another window, and the links to it for people without an account. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { session } = useEditor()
  const { document: item } = useSession(session)
  return (
    <Dialog open onClose={onClose} title={t('/edit/preview')} closeLabel={t('/edit/close')} className="edit-dialog">
      {item.url !== null && (
        <p>
          <a className="edit-button" href={`${item.url}?epieditmode=true`} target="_blank" rel="noopener">
            {t('/edit/preview/open')}
          </a>
        </p>
      )}
      <PreviewLinks
        of={{ kind: 'content', id: item.id }}
        text={t('/edit/preview/text')}
        mayMake={item.may.write && item.trashed === null}
        mayEnd={item.may.write}
      />
    </Dialog>
  )
}
