import { Type } from 'typebox'
import { Code } from '#src/products/contract/codes.ts'

/*
 * A product as a form: the columns that imports know, so that both are checked and written in one way. A value is what stands in a
 * cell of a table, or for lists and figures what stands in an entry of JSON.
 */

const closed = { additionalProperties: false }
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/**
 * line: one line · lines: several · html: what pages allow · choice: one of `options` · choices: several of them · shares: for each
 * option 0, 1 or 2 (no, yes, perhaps) · amounts: for each option a number or nothing · list: words or codes.
 */
const formWidgets = ['line', 'lines', 'html', 'choice', 'choices', 'shares', 'amounts', 'list', 'figure'] as const
export type FormWidget = (typeof formWidgets)[number]

const Option = Type.Object({ value: Type.String(), label: Type.String() })

export const FormColumn = Type.Object({
  /** It is named as in the import's file, `name_sv`. */
  name: Type.String(),
  /** The same without its language; columns of one `base` stand next to each other. */
  base: Type.String(),
  language: orNull(Type.String()),
  label: Type.String(),
  widget: Type.Enum([...formWidgets]),
  section: Type.Enum(['texts', 'facts', 'selling', 'variation']),
  options: Type.Array(Option),
  isNeeded: Type.Boolean(),
})
export type FormColumn = Type.Static<typeof FormColumn>

const FormValue = Type.Union([
  Type.String({ maxLength: 25_000 }),
  Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
  Type.Record(Type.String({ maxLength: 60 }), Type.Number()),
  Type.Null(),
])
export type FormValue = Type.Static<typeof FormValue>
const FormValues = Type.Record(Type.String({ maxLength: 80 }), FormValue)
export type FormValues = Type.Static<typeof FormValues>

const Variation = Type.Object({ code: Code, values: FormValues }, closed)

/** `GET /api/admin/products/{code}/form`; `version` null: there is no product of that code yet. */
export const ProductForm = Type.Object({
  code: Type.String(),
  version: orNull(Type.Integer()),
  columns: Type.Array(FormColumn),
  values: FormValues,
  variations: Type.Array(Variation),
})
export type ProductForm = Type.Static<typeof ProductForm>

/**
 * `PUT …/form`, with what changed alone. Faults are 400 `{ errors: { column: [words] } }`, of a variation `CODE/column`. Another
 * version now is 409 with the problem `office/version-conflict`.
 */
export const ProductFormBody = Type.Object(
  { version: orNull(Type.Integer()), values: FormValues, variations: Type.Array(Variation, { maxItems: 100 }) },
  { ...closed, examples: [{ version: 1_795_000_000_000, values: { name_fi: 'Suklaalevy' }, variations: [] }] },
)
export type ProductFormBody = Type.Static<typeof ProductFormBody>
export const ProductFormParams = Type.Object({ id: Code })
