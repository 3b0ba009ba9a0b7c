import { Type } from 'typebox'
import { AnyLanguage, FieldPathValue, Id, Moment, nullable } from './common.ts'

/* GET /api/cms/reports: what is to mend on the whole site, and what the schedules do within a week. */

export const reportKinds = ['links', 'alternatives', 'translations', 'headings', 'contrast', 'unused', 'soon'] as const
export type ReportKind = (typeof reportKinds)[number]

const reportReasons = [
  // Links and files.
  'gone',
  'trashed',
  'not-published',
  'no-page',
  'file-gone',
  'no-alternative',
  // Translations.
  'never-written',
  'lacking',
  // Headings.
  'no-first',
  'second-first',
  'jump',
  // Colours.
  'too-faint',
  // What nothing leads to, or shows.
  'page-unused',
  'block-unused',
  'media-unused',
  // The schedule.
  'goes-on',
  'goes-off',
  'block-on',
  'block-off',
  'project',
  'late',
] as const
export type ReportReason = (typeof reportReasons)[number]

export const ReportRow = Type.Object({
  kind: Type.Enum([...reportKinds]),
  reason: Type.Enum([...reportReasons]),
  /** An address, a file's name, the words of a heading; empty: nothing more is to be said. */
  what: Type.String(),
  /** A role of the theme or `#rrggbb`, and its contrast with its ground; null: the row is not about a colour. */
  contrast: nullable(Type.Object({ colour: Type.String(), figure: Type.Number() })),
  /** What is opened, in which language; null: no item. */
  item: nullable(Type.Object({ id: Id, type: Type.String(), name: Type.String(), language: AnyLanguage })),
  /** The block and its type; null: the item itself. */
  node: nullable(Id),
  nodeType: nullable(Type.String()),
  /** Leads from the fields of the block, or of the item, to the field; empty: to none. */
  path: FieldPathValue,
  /** When it happens, or was to happen. */
  at: nullable(Moment),
  /** How many fields and blocks a language lacks, and which language has them. */
  lacks: nullable(Type.Object({ fields: Type.Integer(), blocks: Type.Integer(), of: AnyLanguage })),
})
export type ReportRow = Type.Static<typeof ReportRow>

/** Rows of one kind that are sent; there may be more. */
export const reportRowsMax = 300
export const SiteReport = Type.Object({
  rows: Type.Array(ReportRow),
  /** How many there are of each kind. */
  counts: Type.Record(Type.Enum([...reportKinds]), Type.Integer()),
})
export type SiteReport = Type.Static<typeof SiteReport>
