/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- A combobox: its field has the focus and hears the keys. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { languages } from '#src/common/locale.ts'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { focusForm } from '../app/focus.ts'
import type { MenuItem } from '../app/Menu.tsx'
import { useFirstFocus } from '../app/use-first-focus.ts'
import { fetchLinks } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon, type EditorIconName } from '../EditorIcon.tsx'
import { openPath } from './open-path.ts'
import { recentPages } from './recent-pages.ts'
import './palette.css'

interface Found {
  id: string
  group: 'recent' | 'pages' | 'blocks' | 'shop' | 'path' | 'commands'
  label: string
  note: string
  icon: EditorIconName
  run: () => void
}

interface PaletteProps {
  commands: readonly MenuItem[]
  onClose: () => void
}
const most = 8

/** One field for all: pages by name or path, blocks of the page, products and categories, and what the editor does. */
export function Palette({ commands, onClose }: PaletteProps) {
  const t = useText()
  const { tree, schema, words, language, session, deeds, select, openItem } = useEditor()
  const field = useFirstFocus<HTMLInputElement>()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState(0)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const asked = query.trim().toLowerCase()
  const shop = useQuery({
    queryKey: ['palette', language, asked],
    queryFn: async () => {
      const found = (kind: 'product' | 'category') => fetchLinks({ language, q: asked, kind })
      return (await Promise.all([found('product'), found('category')])).flatMap(({ items }) => items.slice(0, most))
    },
    enabled: asked.length > 1 && !asked.startsWith('/'),
    placeholderData: keepPreviousData,
  })

  async function go(path: string, name: string): Promise<void> {
    setBusy(true)
    setFault('')
    try {
      const found = await openPath(path, name)
      if (!found) return setFault(t('/edit/palette/no-path', { path }))
      onClose()
      openItem(found.id, found.language)
    } catch {
      setFault(t('/edit/failed'))
    } finally {
      setBusy(false)
    }
  }
  const fits = (...texts: readonly (string | null)[]): boolean =>
    texts.some((text) => text?.toLowerCase().includes(asked) ?? false)
  const pages = tree.filter(({ kind, type }) => kind === 'page' && type !== 'Folder')
  const pageRow =
    (group: 'recent' | 'pages') =>
    ({ id, name, url, type }: (typeof pages)[number]): Found => ({
      id: `${group}-${id}`,
      group,
      label: name || t('/edit/unnamed'),
      note: url ?? schema.types[type]?.label[words] ?? '',
      icon: 'file',
      run: () => openItem(id),
    })
  const deedRows: Found[] = [
    ...commands.filter(({ isOff }) => !isOff),
    ...languages
      .filter((one) => one !== language)
      .map((one) => ({
        label: t('/edit/palette/language', { language: t(`/edit/language/${one}`) }),
        icon: 'text' as const,
        run: () => openItem(session.getState().document.id, one),
      })),
  ]
    .filter(({ label }) => fits(label))
    .map(({ label, icon = 'chevron-right', run }) => ({
      id: `command-${label}`,
      group: 'commands',
      label,
      note: '',
      icon,
      run,
    }))
  const goTo = (id: number): void => {
    select(id)
    focusForm(id)
  }
  const blockRows = (): Found[] =>
    deeds.list().flatMap(({ id, entry }): Found[] => {
      const label = schema.types[entry.type ?? '']?.label[words] ?? t('/edit/shared/block')
      const { heading = '', title = '' } = entry.fields ?? {}
      const note = [heading, title].find((text): text is string => typeof text === 'string' && text !== '') ?? ''
      if (!fits(label, note)) return []
      return [{ id: `block-${id}`, group: 'blocks', label, note, icon: 'blocks', run: () => goTo(id) }]
    })
  const isPath = asked.startsWith('/')
  const found: Found[] =
    asked === ''
      ? [
          ...recentPages()
            .flatMap((id) => pages.find((one) => one.id === id) ?? [])
            .filter(({ id }) => id !== session.getState().document.id)
            .map(pageRow('recent')),
          ...deedRows,
        ]
      : [
          ...pages
            .filter(({ name, url }) => fits(name, url))
            .slice(0, most)
            .map(pageRow('pages')),
          ...(isPath
            ? [
                {
                  id: 'path',
                  group: 'path' as const,
                  label: t('/edit/palette/open-path', { path: query.trim() }),
                  note: '',
                  icon: 'link' as const,
                  run: () => void go(query.trim(), ''),
                },
              ]
            : blockRows().slice(0, most)),
          ...(isPath || asked.length < 2 ? [] : (shop.data ?? [])).flatMap(({ uri, name, url, kind }): Found[] =>
            url === null
              ? []
              : [
                  {
                    id: uri,
                    group: 'shop',
                    label: name,
                    note: url,
                    icon: kind === 'product' ? 'bag' : 'folder',
                    run: () => void go(url, name),
                  },
                ],
          ),
          ...deedRows,
        ]
  const at = Math.min(place, found.length - 1)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at, query])
  const run = (one: Found | undefined): void => {
    if (!one || isBusy) return
    // What the server has to find first closes when it is found.
    if (one.group !== 'shop' && one.group !== 'path') onClose()
    one.run()
  }
  const handleKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 }
    const next = steps[event.key]
    if (next !== undefined) setPlace((next + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') run(found[at])
    else return
    event.preventDefault()
  }
  const groups = [...Map.groupBy(found, ({ group }) => group)]
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('/edit/palette/title')}
      closeLabel={t('/edit/close')}
      className="edit-dialog"
    >
      <input
        ref={field}
        className="edit-input"
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="edit-palette-list"
        aria-autocomplete="list"
        aria-activedescendant={found[at] ? `palette-${at}` : undefined}
        aria-label={t('/edit/palette/search')}
        placeholder={t('/edit/palette/search')}
        value={query}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setQuery(target.value)
          setPlace(0)
          setFault('')
        }}
        onKeyDown={handleKey}
      />
      {fault && <p role="alert">{fault}</p>}
      {shop.isError && <p role="alert">{t('/edit/failed')}</p>}
      <output className="kit-visually-hidden">
        {isBusy ? t('/edit/loading') : t('/edit/palette/count', { count: found.length })}
      </output>
      <div
        className="edit-palette__list"
        role="listbox"
        id="edit-palette-list"
        aria-label={t('/edit/palette/title')}
        ref={list}
      >
        {groups.map(([group, rows]) => (
          <div key={group} role="group" aria-label={t(`/edit/palette/group/${group}`)}>
            <p className="edit-hint" aria-hidden="true">
              {t(`/edit/palette/group/${group}`)}
            </p>
            {rows.map((one) => {
              const index = found.indexOf(one)
              return (
                <div
                  key={one.id}
                  id={`palette-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === at}
                  onPointerMove={() => setPlace(index)}
                  onClick={() => run(one)}
                >
                  <EditorIcon name={one.icon} small />
                  <span className="edit-ellipsis">{one.label}</span>
                  <span className="edit-hint edit-ellipsis">{one.note}</span>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {found.length === 0 && !shop.isFetching && <p className="edit-hint">{t('/edit/link/nothing')}</p>}
    </Dialog>
  )
}
