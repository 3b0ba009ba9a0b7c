import { type ReactNode, useMemo, useState } from 'react'
import { languages } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { TreeItem } from '../../contract/tree.ts'
import { Menu } from '../app/Menu.tsx'
import { StatusDot } from '../app/StatusDot.tsx'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { iconOf } from '../icon-of.ts'

export type TreeDeed = 'new' | 'copy' | 'move' | 'trash'

interface PageTreeProps {
  current: number
  onDeed: (deed: TreeDeed, item: TreeItem) => void
  onTrash: () => void
}

/** All pages in their tree, with the state of each language; what is not of the tree stands below. */
export function PageTree({ current, onDeed, onTrash }: PageTreeProps) {
  const t = useText()
  const { tree, openItem, schema } = useEditor()
  const [query, setQuery] = useState('')
  const children = useMemo(() => Map.groupBy(tree, ({ parentId, kind }) => (kind === 'page' ? parentId : -1)), [tree])
  const [open, setOpen] = useState<ReadonlySet<number>>(() => withAncestors(tree, current))
  const wanted = query.trim().toLowerCase()
  const found =
    wanted === '' ? null : tree.filter(({ name, url }) => name.toLowerCase().includes(wanted) || url?.includes(wanted))
  const toggle = (id: number): void => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }

  const row = (item: TreeItem, depth: number, count: number) => (
    <div
      key={item.id}
      className="edit-tree__row"
      style={{ paddingInlineStart: 6 + depth * 18 }}
      data-current={item.id === current}
    >
      {count > 0 ? (
        <button
          type="button"
          className="edit-tree__twist"
          aria-expanded={open.has(item.id)}
          aria-label={t('/edit/tree/below', { name: item.name })}
          onClick={() => toggle(item.id)}
        >
          <EditorIcon name={open.has(item.id) ? 'chevron-down' : 'chevron-right'} small />
        </button>
      ) : (
        <span className="edit-tree__twist" />
      )}
      <button
        type="button"
        className="edit-tree__name"
        aria-current={item.id === current ? 'page' : undefined}
        onClick={() => openItem(item.id)}
      >
        <EditorIcon
          name={
            depth === 0 && item.kind === 'page' && item.url?.length === 1
              ? 'home'
              : iconOf(schema.types[item.type]?.icon)
          }
          small
        />
        <span className="edit-ellipsis">{item.name || t('/edit/unnamed')}</span>
        {item.url !== null && <span className="edit-tree__url edit-ellipsis">{item.url}</span>}
      </button>
      <span className="edit-tree__states">
        {languages.map((language) => (
          <StatusDot key={language} status={item.languages[language].status} />
        ))}
        <span className="kit-visually-hidden">
          {languages
            .map((language) => `${language.toUpperCase()} ${t(`/edit/status/${item.languages[language].status}`)}`)
            .join(', ')}
        </span>
      </span>
      {item.may.write && item.kind === 'page' && (
        <Menu
          className="edit-icon-button"
          label={t('/edit/tree/more', { name: item.name })}
          items={[
            { label: t('/edit/tree/new'), icon: 'plus', run: () => onDeed('new', item) },
            { label: t('/edit/tree/copy'), icon: 'copy', run: () => onDeed('copy', item) },
            {
              label: t('/edit/tree/move'),
              icon: 'branch',
              run: () => onDeed('move', item),
              isOff: item.parentId === null,
            },
            {
              label: t('/edit/tree/trash'),
              icon: 'trash',
              run: () => onDeed('trash', item),
              isOff: !item.may.delete || item.parentId === null,
            },
          ]}
        >
          <EditorIcon name="more" small />
        </Menu>
      )}
    </div>
  )
  const branch = (parent: number | null, depth: number): ReactNode =>
    (children.get(parent) ?? []).map((item) => {
      const below = children.get(item.id) ?? []
      return (
        <div key={item.id}>
          {row(item, depth, below.length)}
          {open.has(item.id) && branch(item.id, depth + 1)}
        </div>
      )
    })
  const others = tree.filter(({ kind }) => kind === 'block')
  return (
    <div className="edit-tree">
      <div className="edit-tree__find">
        <input
          className="edit-input"
          type="search"
          aria-label={t('/edit/tree/search')}
          placeholder={t('/edit/tree/search')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <div className="edit-tree__head" aria-hidden="true">
        <span>{t('/edit/tree/page')}</span>
        {languages.map((language) => (
          <b key={language}>{language.toUpperCase()}</b>
        ))}
      </div>
      {found ? (
        found.length > 0 ? (
          found.map((item) => row(item, 0, 0))
        ) : (
          <p className="edit-hint">{t('/edit/tree/nothing')}</p>
        )
      ) : (
        <>
          {branch(null, 0)}
          {others.length > 0 && <h2>{t('/edit/tree/site')}</h2>}
          {others.map((item) => row(item, 0, 0))}
        </>
      )}
      <button type="button" className="edit-row-button" onClick={onTrash}>
        <EditorIcon name="trash" small /> {t('/edit/trash/title')}
      </button>
    </div>
  )
}

function withAncestors(tree: readonly TreeItem[], id: number): ReadonlySet<number> {
  const open = new Set(tree.filter(({ parentId }) => parentId === null).map((item) => item.id))
  let at = tree.find((item) => item.id === id)
  while (at && at.parentId !== null) {
    const { parentId } = at
    open.add(parentId)
    at = tree.find((item) => item.id === parentId)
  }
  return open
}
