import { dateTimeText } from '#src/common/day-text.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { exportTexts, nameOfField } from '../rules/export-texts.ts'
import type { Cell, PersonalRow } from './personal-rows.store.ts'
import type { PersonalFile } from './persons.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const sheet = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1f3d3a;background:#fff}
h1{font-size:1.8rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.25rem 1rem;border-top:1px solid #c9d2cc;margin:0;padding:.75rem 0}
dt{color:#566a66}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}dd dl{border:0;padding:0}
@media(max-width:34rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media(prefers-color-scheme:dark){body{background:#14211f;color:#e8eeea}dt{color:#a9b8b3}dl{border-color:#3a4a47}}`

/** Renders all data about a person as one self-contained document. */
export function exportDocument({ madeAt, parts }: PersonalFile, language: Language): string {
  const words = exportTexts[language]
  const sections = parts.map(
    ({ title, rows }) =>
      `<section><h2>${escape(title[language])}</h2>${rows.map((row) => rowOf(row, language)).join('')}</section>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(words.title)}</title><style>${sheet}</style></head><body><main><h1>${escape(words.title)}</h1><p>${escape(words.made)} ${escape(dateTimeText(new Date(madeAt), language))}</p>${sections.join('')}</main></body></html>`
}

const isEmpty = (cell: Cell): boolean =>
  cell === null || cell === '' || (typeof cell === 'object' && Object.keys(cell).length === 0)

function rowOf(row: PersonalRow | { [key: string]: Cell }, language: Language): string {
  const shown = Object.entries(row).filter(([, cell]) => !isEmpty(cell))
  return `<dl>${shown.map(([field, cell]) => `<dt>${escape(nameOfField(field, language))}</dt><dd>${textOf(field, cell, language)}</dd>`).join('')}</dl>`
}

function textOf(field: string, cell: Cell, language: Language): string {
  if (Array.isArray(cell)) return cell.map((one) => textOf(field, one, language)).join(', ')
  if (cell !== null && typeof cell === 'object') return rowOf(cell, language)
  if (typeof cell === 'boolean') return exportTexts[language][cell ? 'yes' : 'no']
  if (typeof cell === 'number' && /cents$/i.test(field))
    return escape(new Intl.NumberFormat(localeTag(language), { style: 'currency', currency: 'EUR' }).format(cell / 100))
  const text = String(cell)
  return escape(/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? dateTimeText(new Date(text), language) : text)
}
