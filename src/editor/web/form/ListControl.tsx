import { useEffect, useState } from 'react'
import { blankOf, type Field, type FieldOf } from '#src/content/contract/fields.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Stored } from '../../contract/common.ts'
import { pictureOf, plainWords, summaryOf } from '../../rules/summary.ts'
import { focusFound } from '../app/focus.ts'
import { useEditor } from '../editor-context.ts'
import { EditorIcon } from '../EditorIcon.tsx'
import { Thumbnail } from '../media/Thumbnail.tsx'
import { type ControlProps, idOfField, useForm } from './form-context.ts'
import { setOpenEntry } from './open-entry.ts'
import { useEntryNames } from './use-entry-names.ts'

/** Entries as rows with what tells them apart; the open one holds its fields. Alt and arrows move an entry. */
export function ListControl({ one, value, path, id }: ControlProps<FieldOf<'list'>>) {
  const t = useText()
  const { words, say } = useEditor()
  const { set, isReadOnly, lit, rows, row } = useForm()
  const entries = Array.isArray(value) ? (value as unknown[]) : []
  const nameOf = useEntryNames(one, entries)
  const lead = `${path.join('.')}.`
  const litIndex = lit.startsWith(lead) ? Number(lit.slice(lead.length).split('.')[0]) : null
  const [chosen, setOpen] = useState<number | null>(entries.length === 1 ? 0 : null)
  const [seenLit, setSeenLit] = useState(lit)
  if (lit !== seenLit) {
    setSeenLit(lit)
    if (litIndex !== null) setOpen(litIndex)
  }
  const open = chosen ?? (litIndex === null ? null : litIndex)
  const list = path.join('.')
  useEffect(() => {
    setOpenEntry(list, open)
    return () => setOpenEntry(list, null)
  }, [list, open])
  const isFull = one.max !== undefined && entries.length >= one.max
  const what = one.of.label[words]

  const rowOf = (index: number): string => `#${idOfField([...path, index])}`
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= entries.length) return
    set(path, entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]))
    if (open === from) setOpen(to)
    else if (open === to) setOpen(from)
    say(
      t('/edit/said/entry', {
        what: nameOf(entries[from]) || titleOf(one, entries[from], t('/edit/form/entry', { number: to + 1 })),
        place: to + 1,
        count: entries.length,
      }),
    )
    focusFound(`${rowOf(to)} > button`)
  }
  return (
    <div className="edit-list" id={id}>
      {entries.map((entry, index) => {
        const title = nameOf(entry) || titleOf(one, entry, t('/edit/form/entry', { number: index + 1 }))
        const isOpen = open === index
        const picture = one.of.kind === 'group' ? pictureOf(one.of.fields, entry) : null
        return (
          <div key={index}>
            <div className="edit-list__row" id={idOfField([...path, index])}>
              <button
                type="button"
                className="edit-list__title"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : index)}
                onKeyDown={(event) => {
                  if (!event.altKey || isReadOnly) return
                  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
                  if (by === 0) return
                  event.preventDefault()
                  event.stopPropagation()
                  move(index, index + by)
                }}
              >
                <EditorIcon name={isOpen ? 'chevron-down' : 'chevron-right'} small />
                {picture !== null && <Thumbnail id={picture} />}
                <span className="edit-ellipsis">{title}</span>
              </button>
              {!isReadOnly && (
                <>
                  <button
                    type="button"
                    className="edit-icon-button"
                    aria-label={t('/edit/form/up', { what: title })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <EditorIcon name="up" small />
                  </button>
                  <button
                    type="button"
                    className="edit-icon-button"
                    aria-label={t('/edit/form/down', { what: title })}
                    disabled={index === entries.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <EditorIcon name="down" small />
                  </button>
                  <button
                    type="button"
                    className="edit-icon-button"
                    aria-label={t('/edit/form/remove', { what: title })}
                    onClick={() => {
                      set(path, entries.toSpliced(index, 1))
                      setOpen(null)
                      // The button that had the focus is gone.
                      focusFound(
                        entries.length > 1
                          ? `${rowOf(Math.min(index, entries.length - 2))} > button`
                          : `#${id} > .edit-row-button`,
                      )
                    }}
                  >
                    <EditorIcon name="trash" small />
                  </button>
                </>
              )}
            </div>
            {isOpen && (
              <div className="edit-list__body">
                {one.of.kind === 'group'
                  ? rows(one.of.fields, (entry ?? {}) as Stored, [...path, index])
                  : row(one.of, entry, [...path, index])}
              </div>
            )}
          </div>
        )
      })}
      {!isReadOnly && (
        <button
          type="button"
          className="edit-row-button"
          disabled={isFull}
          onClick={() => {
            set(path, [...entries, blankEntry(one.of)])
            setOpen(entries.length)
            focusFound(`${rowOf(entries.length)} + .edit-list__body :is(input, textarea, select, button)`)
          }}
        >
          <EditorIcon name="plus" small />{' '}
          {isFull ? t('/edit/form/full', { max: one.max ?? 0 }) : t('/edit/form/add', { what })}
        </button>
      )}
    </div>
  )
}

const blankEntry = (of: Field): unknown =>
  of.kind === 'group'
    ? Object.fromEntries(Object.entries(of.fields).map(([name, inner]) => [name, blankOf(inner)]))
    : blankOf(of)

function titleOf({ of, summary }: FieldOf<'list'>, entry: unknown, otherwise: string): string {
  if (typeof entry === 'string') return plainWords(entry) || otherwise
  if (of.kind !== 'group' || typeof entry !== 'object' || entry === null) return otherwise
  return summaryOf(of.fields, entry as Stored, summary) || otherwise
}
