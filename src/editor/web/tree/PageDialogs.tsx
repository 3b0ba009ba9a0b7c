import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Reference, TreeItem } from '../../contract/tree.ts'
import { useFirstFocus } from '../app/use-first-focus.ts'
import { createItem, fetchTrash, moveItem, restoreItem, trashItem } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'

/* What is done to whole pages: each dialog does one deed and says what became of it. */

interface DialogProps {
  item: TreeItem
  onClose: () => void
  /** `id`: the item to open; null: none. */
  onDone: (text: string, id: number | null) => void
}

function useDeed() {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFault(null)
    try {
      await work()
    } catch (error) {
      const said =
        error instanceof ApiError
          ? [...Object.values(error.fieldErrors ?? {}).flat(), ...(error.problems ?? []).map(({ value }) => value)]
          : []
      setFault(said.filter(Boolean).join(' ') || t('/edit/failed'))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, fault, run }
}

const Fault = ({ text }: { text: string | null }) =>
  text && (
    <p className="edit-error" role="alert">
      {text}
    </p>
  )

export function NewPageDialog({ item, onClose, onDone }: DialogProps) {
  const t = useText()
  const first = useFirstFocus<HTMLInputElement>()
  const { schema, words, language } = useEditor()
  const { isBusy, fault, run } = useDeed()
  const types = Object.values(schema.types)
    .filter(({ kind }) => kind === 'page')
    .toSorted((one, other) => one.label[words].localeCompare(other.label[words], words))
  const [type, setType] = useState(types.find((one) => one.type === 'ContentPage')?.type ?? types[0]?.type ?? '')
  const [name, setName] = useState('')
  const [preset, setPreset] = useState('')
  const presets = schema.types[type]?.presets ?? []
  const handle = (event: FormEvent): void => {
    event.preventDefault()
    void run(async () => {
      const { id } = await createItem({
        type,
        parentId: item.id,
        language,
        name: name.trim(),
        ...(preset !== '' && { preset }),
      })
      onDone(t('/edit/new/done', { name }), id)
      onClose()
    })
  }
  return (
    <Dialog open onClose={onClose} title={t('/edit/new/title')} closeLabel={t('/edit/close')} className="edit-dialog">
      <form onSubmit={handle}>
        <p className="edit-hint">{t('/edit/new/under', { name: item.name })}</p>
        <Fault text={fault} />
        <div className="edit-field">
          <label className="edit-label" htmlFor="new-name">
            {t('/edit/page/name')}
          </label>
          <input
            id="new-name"
            className="edit-input"
            required
            maxLength={200}
            ref={first}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className="edit-field">
          <label className="edit-label" htmlFor="new-type">
            {t('/edit/new/type')}
          </label>
          <select
            id="new-type"
            className="edit-input"
            value={type}
            onChange={({ target }) => {
              setType(target.value)
              setPreset('')
            }}
          >
            {types.map((one) => (
              <option key={one.type} value={one.type}>
                {one.label[words]}
              </option>
            ))}
          </select>
        </div>
        {presets.length > 0 && (
          <div className="edit-field">
            <label className="edit-label" htmlFor="new-preset">
              {t('/edit/catalogue/begin')}
            </label>
            <select
              id="new-preset"
              className="edit-input"
              value={preset}
              onChange={({ target }) => setPreset(target.value)}
            >
              <option value="">{t('/edit/catalogue/empty')}</option>
              {presets.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.label[words]}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="edit-buttons">
          <button type="submit" className="edit-button edit-button--primary" disabled={isBusy}>
            {t('/edit/new/button')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

export function MovePageDialog({ item, onClose, onDone }: DialogProps) {
  const t = useText()
  const { tree } = useEditor()
  const { isBusy, fault, run } = useDeed()
  const pages = tree.filter(({ kind, id }) => kind === 'page' && !isBelow(tree, id, item.id))
  const [parent, setParent] = useState(item.parentId ?? 0)
  const siblings = tree.filter(({ parentId, id }) => parentId === parent && id !== item.id)
  const [index, setIndex] = useState(() => siblings.filter(({ sortIndex }) => sortIndex < item.sortIndex).length)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('/edit/move/title', { name: item.name })}
      closeLabel={t('/edit/close')}
      className="edit-dialog"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => {
            await moveItem(item.id, { parentId: parent, index: Math.min(index, siblings.length) })
            onDone(t('/edit/move/done', { name: item.name }), null)
            onClose()
          })
        }}
      >
        <Fault text={fault} />
        <div className="edit-field">
          <label className="edit-label" htmlFor="move-parent">
            {t('/edit/move/under')}
          </label>
          <select
            id="move-parent"
            className="edit-input"
            value={parent}
            onChange={({ target }) => setParent(Number(target.value))}
          >
            {pages.map((one) => (
              <option key={one.id} value={one.id}>
                {'\u00a0\u00a0'.repeat(depthOf(tree, one))}
                {one.name}
              </option>
            ))}
          </select>
        </div>
        <div className="edit-field">
          <label className="edit-label" htmlFor="move-place">
            {t('/edit/move/place')}
          </label>
          <select
            id="move-place"
            className="edit-input"
            value={Math.min(index, siblings.length)}
            onChange={({ target }) => setIndex(Number(target.value))}
          >
            <option value={0}>{t('/edit/move/first')}</option>
            {siblings.map((one, place) => (
              <option key={one.id} value={place + 1}>
                {t('/edit/move/after', { name: one.name })}
              </option>
            ))}
          </select>
        </div>
        <p className="edit-hint">{t('/edit/move/text')}</p>
        <div className="edit-buttons">
          <button type="submit" className="edit-button edit-button--primary" disabled={isBusy}>
            {t('/edit/move/button')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const parentOf = (tree: readonly TreeItem[], item: TreeItem): TreeItem | undefined =>
  tree.find(({ id }) => id === item.parentId)
const depthOf = (tree: readonly TreeItem[], item: TreeItem): number => {
  const parent = parentOf(tree, item)
  return parent ? 1 + depthOf(tree, parent) : 0
}
const isBelow = (tree: readonly TreeItem[], id: number, root: number): boolean => {
  const item = tree.find((one) => one.id === id)
  return item !== undefined && (item.id === root || (item.parentId !== null && isBelow(tree, item.parentId, root)))
}

export function TrashPageDialog({ item, onClose, onDone }: DialogProps) {
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

export function TrashDialog({ onClose, onDone }: Omit<DialogProps, 'item'>) {
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
