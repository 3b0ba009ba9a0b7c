import { Type } from 'typebox'
import { Code } from '#src/products/contract/codes.ts'

/*
 * Products, categories and cafés as forms: the columns that imports know, so that both are checked and written in one way. A value is what
 * stands in a cell of a table, or for lists and figures what stands in an entry of JSON.
 */

const closed = { additionalProperties: false }
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/**
 * line: one line · lines: several · html: what pages allow · menu: html, written as lines where that is enough · choice: one of
 * `options` · choices: several of them · shares: for each option 0, 1 or 2 (no, yes, perhaps) · amounts: for each option a number or
 * nothing · list: words or codes · hours: `08:00-20:00`, empty where it is closed · picture: a path of
 * the media library · pictures: several in order, with what each shows.
 */
const formWidgets = [
  'line',
  'lines',
  'html',
  'menu',
  'choice',
  'choices',
  'shares',
  'amounts',
  'list',
  'figure',
  'hours',
  'picture',
  'pictures',
] as const
export type FormWidget = (typeof formWidgets)[number]

/** Columns of a product and of its variations; of a category; of a café, of its special days and of its lunch. */
const formSections = [
  'texts',
  'pictures',
  'facts',
  'selling',
  'variation',
  'place',
  'address',
  'contact',
  'hours',
  'day',
  'lunch',
] as const
export type FormSection = (typeof formSections)[number]

const Option = Type.Object({ value: Type.String(), label: Type.String() })

export const FormColumn = Type.Object({
  /** It is named as in the import's file, `name_sv`. */
  name: Type.String(),
  /** The same without its language; columns of one `base` stand next to each other. */
  base: Type.String(),
  language: orNull(Type.String()),
  label: Type.String(),
  widget: Type.Enum([...formWidgets]),
  section: Type.Enum([...formSections]),
  options: Type.Array(Option),
  isNeeded: Type.Boolean(),
})
export type FormColumn = Type.Static<typeof FormColumn>

const AltText = Type.String({ maxLength: 300 })
/** A picture and what it shows; without words it has the name of its product. */
const FormPicture = Type.Object(
  { path: Type.String({ maxLength: 200 }), fi: AltText, sv: AltText, en: AltText },
  closed,
)
export type FormPicture = Type.Static<typeof FormPicture>

const FormValue = Type.Union([
  Type.String({ maxLength: 25_000 }),
  Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
  Type.Array(FormPicture, { maxItems: 100 }),
  Type.Record(Type.String({ maxLength: 60 }), Type.Number()),
  Type.Null(),
])
export type FormValue = Type.Static<typeof FormValue>
const FormValues = Type.Record(Type.String({ maxLength: 80 }), FormValue)
export type FormValues = Type.Static<typeof FormValues>

/** `GET /api/admin/{products|categories|locations}/{code}/form`; `version` null: there is none of that code yet. */
export const EntryForm = Type.Object({
  code: Type.String(),
  version: orNull(Type.Integer()),
  columns: Type.Array(FormColumn),
  values: FormValues,
  /** Variations of a product by their codes; days of a café, `day-2026-12-24` and `lunch-2026-11-30`. */
  parts: Type.Array(Type.Object({ code: Type.String(), values: FormValues }, closed)),
})
export type EntryForm = Type.Static<typeof EntryForm>

/**
 * `PUT …/form`, with what changed alone. Faults are 400 `{ errors: { column: [words] } }`, of a part `CODE/column`. Another
 * version now is 409 with the problem `office/version-conflict`.
 */
const bodyOf = <Values extends Type.TSchema>(values: Values, partsMost: number, example: object) =>
  Type.Object(
    {
      version: orNull(Type.Integer()),
      values: FormValues,
      parts: Type.Array(Type.Object({ code: Code, values }, closed), { maxItems: partsMost }),
    },
    { ...closed, examples: [{ version: 1_795_000_000_000, parts: [], ...example }] },
  )

export const ProductFormBody = bodyOf(FormValues, 100, { values: { name_fi: 'Suklaalevy' } })
export type ProductFormBody = Type.Static<typeof ProductFormBody>
export const CategoryFormBody = bodyOf(FormValues, 0, { values: { name_fi: 'Suklaalevyt' } })
export type CategoryFormBody = Type.Static<typeof CategoryFormBody>
/** Values of a day that are null take the day away. */
export const LocationFormBody = bodyOf(orNull(FormValues), 500, {
  values: { saturday: '10:00-16:00' },
  parts: [{ code: 'day-2026-12-24', values: { hours: '', label_fi: 'Jouluaatto' } }],
})
export type LocationFormBody = Type.Static<typeof LocationFormBody>
/** What a form in the browser sends; which parts may be taken away, its call says. */
export type EntryFormBody = LocationFormBody
/** What a save did in addition, by column: `{ slug_fi: [words] }`. */
export const FormSaved = Type.Object({ notes: Type.Record(Type.String(), Type.Array(Type.String())) })
export type FormSaved = Type.Static<typeof FormSaved>
export const FormParams = Type.Object({ id: Code })
/** Categories have codes of a-z, 0-9 and hyphens. */
export const CategoryFormParams = Type.Object({ id: Type.String({ maxLength: 64, pattern: '^[a-z0-9-]+$' }) })
