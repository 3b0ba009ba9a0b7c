import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { blockCategories } from '#src/content/contract/block-definition.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Stored } from '../../contract/common.ts'
import type { TypeDefinition } from '../../contract/schema.ts'
import { fetchPresets } from '../editor-api.ts'
import { summaryOf } from '../../rules/summary.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { useShared } from '../form/SharedNote.tsx'
import { Drawing } from './Drawing.tsx'

export type NewBlock = { type: string; fields: Stored } | { ref: number }

interface CatalogueProps {
  /** Types that the place takes. */
  allowed: readonly string[]
  /** Where the block will stand, in words. */
  place: string
  onPick: (block: NewBlock) => void
  onClose: () => void
}

/** The nearest to what is typed is the shortest that holds it. */
const byLength = (one: string, other: string): number => one.length - other.length

/** Blocks as drawings, by shelf; the foot asks what to begin with. The place where it lands stays in sight on the page. */
export function Catalogue({ allowed, place, onPick, onClose }: CatalogueProps) {
  const t = useText()
  const { schema, words, language } = useEditor()
  const shared = useShared(language)
  const saved = useQuery({ queryKey: ['presets'], queryFn: fetchPresets, staleTime: 30_000 }).data?.items ?? []
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [preset, setPreset] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    search.current?.focus()
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('keydown', handleKey)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [onClose])
  const wanted = query.trim().toLowerCase()
  const fits = (text: string): boolean => text.toLowerCase().includes(wanted)
  const types = useMemo(
    () => Object.values(schema.types).filter(({ kind, type }) => kind === 'block' && allowed.includes(type)),
    [schema, allowed],
  )
  const named = types.filter(({ label }) => fits(label[words]))
  // A word of many fields would bury the block that has it for a name.
  const shown =
    named.length > 0 || wanted.length < 3
      ? named
      : types.filter(({ fields }) => Object.values(fields).some((one) => fits(one.label[words])))
  const sharedShown = shared.filter(({ type, name }) => allowed.includes(type) && fits(name))
  const definition: TypeDefinition | undefined = schema.types[chosen ?? '']
  const fillings = definition
    ? [
        { key: '', label: t('/edit/catalogue/empty'), note: '', fields: definition.blank },
        ...definition.presets.map(({ key, label, fields }) => {
          const note = summaryOf(definition.fields, fields)
          return { key, label: label[words], note, fields }
        }),
        ...saved
          .filter(({ type }) => type === chosen)
          .map(({ id, name, fields, saved: by }) => ({
            key: `saved-${id}`,
            label: `${name} (${by.by})`,
            note: '',
            fields,
          })),
      ]
    : []
  const choose = (type: string): void => {
    setChosen(type)
    setPreset(schema.types[type]?.presets[0]?.key ?? '')
  }
  /** What is chosen by keyboard is added by the next press of Enter, without a way past all the blocks. */
  const chooseByKey = (type: string): void => {
    flushSync(() => choose(type))
    submit.current?.focus()
  }
  const add = (type: string, key: string): void => {
    const definitionOf = schema.types[type]
    const filling = fillings.find((one) => one.key === key)?.fields ?? definitionOf?.blank
    if (filling) onPick({ type, fields: filling })
  }
  return (
    <dialog open className="edit-catalogue" aria-label={t('/edit/catalogue/title')}>
      <div className="edit-catalogue__head">
        <h2>{t('/edit/catalogue/title')}</h2>
        <span className="edit-hint">{place}</span>
        <button type="button" className="edit-icon-button edit-push" aria-label={t('/edit/close')} onClick={onClose}>
          <EditorIcon name="close" />
        </button>
      </div>
      <div className="edit-catalogue__find">
        <input
          ref={search}
          className="edit-input"
          type="search"
          aria-label={t('/edit/catalogue/search')}
          placeholder={t('/edit/catalogue/search')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            const [first] = shown.toSorted((one, other) => byLength(one.label[words], other.label[words]))
            if (first) chooseByKey(first.type)
          }}
        />
      </div>
      <div className="edit-catalogue__shelves">
        {blockCategories.map((category) => {
          const shelf = shown.filter((one) => one.category === category)
          return (
            shelf.length > 0 && (
              <section key={category}>
                <h3>{t(`/edit/catalogue/shelf/${category}`)}</h3>
                <div className="edit-catalogue__grid">
                  {shelf.map(({ type, label }) => (
                    <button
                      key={type}
                      type="button"
                      aria-pressed={chosen === type}
                      onClick={({ detail }) => (detail === 0 ? chooseByKey(type) : choose(type))}
                      onDoubleClick={() => add(type, preset)}
                    >
                      <Drawing type={type} category={category} />
                      {label[words]}
                    </button>
                  ))}
                </div>
              </section>
            )
          )
        })}
        {sharedShown.length > 0 && (
          <section>
            <h3>{t('/edit/catalogue/shared')}</h3>
            <ul className="edit-picks">
              {sharedShown.map(({ id, name, type, pages }) => (
                <li key={id}>
                  <button type="button" onClick={() => onPick({ ref: id })}>
                    <EditorIcon name="shared" />
                    <span className="edit-picked__words">
                      <b className="edit-ellipsis">{name}</b>
                      <span className="edit-hint">
                        {schema.types[type]?.label[words]} · {t('/edit/shared/pages', { count: pages })}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {shown.length === 0 && sharedShown.length === 0 && <p className="edit-hint">{t('/edit/catalogue/nothing')}</p>}
      </div>
      {definition && (
        <form
          className="edit-catalogue__foot"
          onSubmit={(event) => {
            event.preventDefault()
            add(definition.type, preset)
          }}
        >
          <fieldset>
            <legend>
              <b>{definition.label[words]}:</b> {t('/edit/catalogue/begin')}
            </legend>
            {fillings.map(({ key, label, note }) => (
              <label key={key} className="edit-check">
                <input type="radio" name="preset" checked={preset === key} onChange={() => setPreset(key)} />
                <span>
                  {label} {note !== '' && <span className="edit-hint">{note}</span>}
                </span>
              </label>
            ))}
          </fieldset>
          <button type="submit" className="edit-button edit-button--primary" ref={submit}>
            {t('/edit/catalogue/add')}
          </button>
        </form>
      )}
    </dialog>
  )
}
