import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#src/kit/Dialog.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Saved } from '../../contract/document.ts'
import type { Placed } from '../../rules/tree.ts'
import { Menu } from '../app/Menu.tsx'
import { useFirstFocus } from '../app/use-first-focus.ts'
import { writeBlock } from '../document/clipboard.ts'
import { detachBlock, savePreset, shareBlock } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'

/** What else is done with a block: copied, kept as a filling, shared by several pages, or made the page's own again. */
export function BlockMenu({ at }: { at: Placed }) {
  const t = useText()
  const queries = useQueryClient()
  const { session, deeds, language, select, say } = useEditor()
  const [asked, setAsked] = useState<'share' | 'preset' | null>(null)
  const { entry, id } = at
  const isShared = entry.ref !== undefined

  const tell = (work: Promise<unknown>, text: string): void =>
    void work.then(
      () => addSnackbar({ text, variant: 'success' }),
      () => addSnackbar({ text: t('/edit/failed'), variant: 'error' }),
    )
  /** The answer of a deed that the server does to the saved page comes in as another person's save would. */
  async function onServer(ask: (baseVersion: number) => Promise<Saved>): Promise<void> {
    await session.saveNow()
    const { document: item, content, save } = session.getState()
    if (save.kind !== 'saved') throw new Error('The page is not saved')
    const { version, fields, saved, languages } = await ask(item.version)
    session.takeTheirs({ version, name: content.name, slug: content.slug, fields, saved })
    session.readCombined()
    session.setLanguages(languages)
    await queries.invalidateQueries({ queryKey: ['shared'] })
  }
  const item = (): number => session.getState().document.id
  const handleName = (name: string): void => {
    if (asked === 'preset') {
      tell(
        savePreset({ type: entry.type ?? '', name, fields: entry.fields ?? {} }).then(() =>
          queries.invalidateQueries({ queryKey: ['presets'] }),
        ),
        t('/edit/block/preset-done', { name }),
      )
    } else {
      // A block that was never saved has its id only then.
      tell(
        session.saveNow().then(() => {
          const saved = deeds.list().find(({ path }) => path.join('.') === at.path.join('.'))
          return onServer((baseVersion) => shareBlock(item(), language, { baseVersion, node: saved?.id ?? id, name }))
        }),
        t('/edit/block/share-done', { name }),
      )
      select(null)
    }
    setAsked(null)
  }
  return (
    <>
      <Menu
        className="edit-icon-button edit-push"
        label={t('/edit/block/more')}
        items={[
          {
            label: t('/edit/block/copy'),
            icon: 'copy',
            run: () => void writeBlock(entry).then(() => say(t('/edit/block/copied'))),
          },
          ...(isShared
            ? [
                {
                  label: t('/edit/block/detach'),
                  icon: 'branch' as const,
                  run: () => {
                    tell(
                      onServer((baseVersion) => detachBlock(item(), language, { baseVersion, ref: id })),
                      t('/edit/block/detach-done'),
                    )
                    select(null)
                  },
                },
              ]
            : [
                { label: t('/edit/block/share'), icon: 'shared' as const, run: () => setAsked('share') },
                { label: t('/edit/block/preset'), icon: 'blocks' as const, run: () => setAsked('preset') },
              ]),
        ]}
      >
        <EditorIcon name="more" />
      </Menu>
      {asked && <NameDialog title={t(`/edit/block/${asked}`)} onName={handleName} onClose={() => setAsked(null)} />}
    </>
  )
}

function NameDialog({
  title,
  onName,
  onClose,
}: {
  title: string
  onName: (name: string) => void
  onClose: () => void
}) {
  const t = useText()
  const first = useFirstFocus<HTMLInputElement>()
  const [name, setName] = useState('')
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('/edit/close')} className="edit-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onName(name.trim())
        }}
      >
        <div className="edit-field">
          <label className="edit-label" htmlFor="block-name">
            {t('/edit/page/name')}
          </label>
          <input
            id="block-name"
            ref={first}
            className="edit-input"
            required
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className="edit-buttons">
          <button type="submit" className="edit-button edit-button--primary">
            {title}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
