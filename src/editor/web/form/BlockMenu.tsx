import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Saved } from '../../contract/document.ts'
import type { Placed } from '../../rules/tree.ts'
import { focusRow } from '../app/focus.ts'
import { later } from '../app/later.tsx'
import { Menu } from '../app/Menu.tsx'
import { writeBlock } from '../document/clipboard.ts'
import { detachBlock, savePreset, shareBlock } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'

const BlockNameDialog = later(async () => (await import('./BlockNameDialog.tsx')).BlockNameDialog)

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
      focusRow(null)
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
                    focusRow(null)
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
      {asked && (
        <BlockNameDialog title={t(`/edit/block/${asked}`)} onName={handleName} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
