import { useState } from 'react'
import { pageShelves } from '#src/content/contract/pages/page-shelves.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { TypeDefinition } from '../../contract/schema.ts'
import type { TreeItem } from '../../contract/tree.ts'
import { useEditor } from '../editor-context.ts'

interface PageKindsProps {
  parent: TreeItem
  /** The chosen type; empty: none that the filter shows. */
  value: string
  onChange: (type: string) => void
}

/** The kinds of a new page: what stands below its parent already comes first, then what is made most. */
export function PageKinds({ parent, value, onChange }: PageKindsProps) {
  const t = useText()
  const { schema, tree, words } = useEditor()
  const [query, setQuery] = useState('')
  const all = Object.values(schema.types)
    .filter(({ kind }) => kind === 'page')
    .toSorted((one, other) => one.label[words].localeCompare(other.label[words], words))
  const below = new Set(tree.filter(({ parentId }) => parentId === parent.id).map(({ type }) => type))
  const shelves = [
    { label: t('/edit/new/shelf/under', { name: parent.name }), types: all.filter(({ type }) => below.has(type)) },
    ...pageShelves.map((shelf) => ({
      label: t(`/edit/new/shelf/${shelf}`),
      types: all.filter((one) => one.shelf === shelf && !below.has(one.type)),
    })),
  ]
  const shownFor = (typed: string) => {
    const wanted = typed.trim().toLowerCase()
    const fits = ({ label }: TypeDefinition): boolean => label[words].toLowerCase().includes(wanted)
    return shelves
      .map(({ label, types }) => ({ label, types: types.filter(fits) }))
      .filter(({ types }) => types.length > 0)
  }
  const typesOf = (of: readonly { types: readonly TypeDefinition[] }[]) => of.flatMap(({ types }) => types)
  const shown = shownFor(query)
  const count = typesOf(shown).length
  const handleQuery = (typed: string): void => {
    setQuery(typed)
    const left = typesOf(shownFor(typed))
    if (!left.some(({ type }) => type === value)) onChange(left[0]?.type ?? '')
  }
  return (
    <div className="edit-field">
      <label className="edit-label" htmlFor="new-type">
        {t('/edit/new/type')}
      </label>
      <input
        className="edit-input"
        type="search"
        aria-label={t('/edit/new/filter')}
        placeholder={t('/edit/new/filter')}
        value={query}
        onChange={({ target }) => handleQuery(target.value)}
      />
      <select
        id="new-type"
        className="edit-input edit-kinds"
        size={10}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {shown.map(({ label, types }) => (
          <optgroup key={label} label={label}>
            {types.map((one) => (
              <option key={one.type} value={one.type}>
                {one.label[words]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <output className="edit-hint">
        {query.trim() !== '' && t('/edit/new/left', { count, chosen: schema.types[value]?.label[words] ?? '' })}
      </output>
    </div>
  )
}
