import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Reference } from '../../contract/tree.ts'
import { Fault, useDeed } from '../app/use-deed.tsx'
import { fetchTrash, restoreItem, trashItem } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import type { PageDialogProps } from './page-dialog.ts'

export function TrashPageDialog({ item, onClose, onDone }: PageDialogProps) {
  const t = useText()
  const { isBusy, fault, run } = useDeed()
  const [users, setUsers] = useState<readonly Reference[]>([])
  const handle = (): Promise<void> =>
    run(async () => {
      try {
        await trashItem(item.id, users.length > 0)
      } catch (error) {
        const refused = error instanceof ApiError && error.status === 409 ? error.data : null
        const references = Array.isArray(refused) ? (refused[0] as { references?: Reference[] }).references : undefined // the contract's 409
        if (!references) throw error
        setUsers(references)
        return
      }
      onDone(t('/edit/trash/done', { name: item.name }), item.parentId)
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('/edit/trash/ask', { name: item.name })}
      className="edit-dialog"
      actions={
        <>
          <button type="button" className="edit-button" onClick={onClose}>
            {t('/edit/cancel')}
          </button>
          <button
            type="button"
            className="edit-button edit-button--primary"
            disabled={isBusy}
            onClick={() => void handle()}
          >
            {t(users.length > 0 ? '/edit/trash/anyway' : '/edit/trash/button')}
          </button>
        </>
      }
    >
      <Fault text={fault} />
      <p>{t('/edit/trash/text')}</p>
      {users.length > 0 && (
        <div className="edit-note">
          <p>
            <b>{t('/edit/trash/used', { count: users.length })}</b>
          </p>
          <ul>
            {users.map((one, index) => (
              <li key={index}>
                {one.name} ({one.language.toUpperCase()})
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

export function TrashDialog({ onClose, onDone }: Omit<PageDialogProps, 'item'>) {
  const t = useText()
  const { words } = useEditor()
  const { isBusy, fault, run } = useDeed()
  const { data, refetch, isError } = useQuery({ queryKey: ['trash'], queryFn: fetchTrash, staleTime: 0 })
  const day = (moment: string): string =>
    new Date(moment).toLocaleDateString(words === 'fi' ? 'fi-FI' : 'en-GB', { timeZone: 'Europe/Helsinki' })
  return (
    <Dialog open onClose={onClose} title={t('/edit/trash/title')} closeLabel={t('/edit/close')} className="edit-dialog">
      <Fault text={isError ? t('/edit/failed') : fault} />
      {data?.items.length === 0 && <p>{t('/edit/trash/empty')}</p>}
      <ul className="edit-picks">
        {data?.items.map((one) => (
          <li key={one.id} className="edit-trash">
            <span className="edit-picked__words">
              <b className="edit-ellipsis">{one.name}</b>
              <span className="edit-hint">
                {t('/edit/trash/row', { name: one.trashed.by, day: day(one.trashed.at), purge: day(one.purgeAt) })}
              </span>
            </span>
            <button
              type="button"
              className="edit-text-button"
              disabled={isBusy}
              onClick={() =>
                void run(async () => {
                  await restoreItem(one.id)
                  await refetch()
                  onDone(t('/edit/trash/restored', { name: one.name }), null)
                })
              }
            >
              {t('/edit/trash/restore')}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
