import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { FormColumn, FormSaved, FormSection, FormValue, FormValues, FormWidget } from '../contract/entry-form.ts'
import { readCell, readJson } from './cell-types.ts'
import type { Entry, Values } from './entries.ts'
import { type Fault, faultAt } from './fault.ts'
import { detailOf } from './fault-words.ts'
import type { Field } from './kind.ts'

/* What forms of products, categories and cafés have in common: columns and values of an import's kind, and the entry of a file they stand for. */

export const formConflict: Refusal = { kind: 'business', status: 409, problems: [{ key: 'office/version-conflict' }] }

/** How a column is filled in. */
export interface Look {
  widget: FormWidget
  /** Values of a choice, and the key of each one's text. */
  options?: readonly string[]
  key?: (value: string) => string
  /** What a figure counts. */
  unit?: (value: string) => string
}

export interface FormWords {
  /** Columns that are no single line of text, by their name without a language. */
  looks: Readonly<Record<string, Look>>
  /** The key of a column's label. */
  labelOf: (base: string) => string
}

const line: Look = { widget: 'line' }
const split = (name: string): { base: string; language: string | null } => {
  const [, base = name, language = null] = /^(.+)_(fi|sv|en)$/.exec(name) ?? []
  return { base, language }
}

/** Makes columns with their words. */
export const columnMaker =
  ({ looks, labelOf }: FormWords, text: TextLookup, language: Language) =>
  ({ name, isNeeded }: Pick<Field<never>, 'name' | 'isNeeded'>, section: FormSection): FormColumn => {
    const { base, language: of } = split(name)
    const { widget, options = [], key = String, unit } = looks[base] ?? line
    return {
      name,
      base,
      language: of,
      label: text(language, labelOf(base)),
      widget,
      section,
      options: options.map((value) => ({
        value,
        label: text(language, key(value)) + (unit ? `, ${unit(value)}` : ''),
      })),
      isNeeded,
    }
  }

export const isOfLanguage = (name: string): boolean => split(name).language !== null

const inJson: readonly FormWidget[] = ['choices', 'shares', 'amounts', 'list']

/** What stands in an entry of JSON for lists and figures, where an empty list is not an empty cell, and in a cell for all else. */
export const valuesOf = <Owner>({ looks }: FormWords, fields: readonly Field<Owner>[], owner: Owner): FormValues =>
  Object.fromEntries(
    fields.map((field) => {
      const { name, type } = field
      const value = field.get(owner)
      const isJson = inJson.includes((looks[split(name).base] ?? line).widget)
      return [name, isJson ? (type.toJson(value) as FormValue) : type.toCell(value)]
    }),
  )

/** Reads values of a form as an import reads a line; what is wrong goes to `faults`, at `path` and the column. */
export function readValues<Owner>(
  fields: readonly Field<Owner>[],
  given: FormValues,
  path: string,
  faults: Fault[],
): Values {
  const into: Values = { line: 1, path, values: new Map() }
  noteValues(fields, into, faults, given)
  return into
}

/** Reads further values into what was read. */
export function noteValues<Owner>(
  fields: readonly Field<Owner>[],
  into: Values,
  faults: Fault[],
  given: Readonly<Record<string, unknown>>,
): void {
  for (const [name, value] of Object.entries(given)) {
    const field = fields.find((one) => one.name === name)
    const read = field && (typeof value === 'string' ? readCell(field.type, value) : readJson(field.type, value))
    if (read === undefined) faults.push(faultAt(into, name, 'column', detailOf('column-none', { name })))
    else if (read.ok) into.values.set(name, read.value)
    else faults.push(faultAt(into, name, read.reason, read.detail))
  }
}

/** A form as the entry of a file; `parts` null: it says nothing of them. */
export const formEntry = (key: string, head: Values, parts: Entry['parts'], faults: Fault[]): Entry => ({
  key,
  line: 1,
  rows: 1 + (parts?.length ?? 0),
  head,
  parts,
  isPackage: false,
  isNotified: true,
  faults,
})

/** Notes of what was written, by column, in the reader's language. */
export const savedWith = (faults: readonly Fault[], text: TextLookup, language: Language): FormSaved => ({
  notes: Object.fromEntries(
    faults
      .filter(({ isRefusal }) => !isRefusal)
      .map(({ field, reason }) => [field, [text(language, `office/imports/reason/${reason}`)]]),
  ),
})

/** What is wrong, by column. What the database refused has no column: it stands at the code. */
export const fieldsOfFaults = (faults: readonly Fault[]): Record<string, string[]> =>
  Object.fromEntries(
    faults
      .filter(({ isRefusal }) => isRefusal)
      .map(({ field, reason }) => [field || 'code', [`office/imports/reason/${reason}`]]),
  )
