import { Type } from 'typebox'
import { Filter } from './description.ts'

/*
 * The calls that every resource has. Those that change something need the header `x-requested-with: fetch`; 403 with the
 * problem `auth/step-up` asks for a proof and a repetition of the call.
 */

const closed = { additionalProperties: false }

/** Counts beyond it are not counted: "1,000+". */
export const countMost = 1_000
const pageSizeMost = 200
const pagesMost = 400
export const bulkMost = 500

const q = Type.String({ maxLength: 200 })
const sort = Type.String({ maxLength: 60 })
/** A record is named by its number, code or id. */
const RecordId = Type.String({ minLength: 1, maxLength: 100 })
export const RecordParams = Type.Object({ id: RecordId })

/** `GET /api/admin/{resource}`. An unknown filter or sort is 400 with `errors.filter` or `errors.sort`. */
export const ListQuery = Type.Object({
  q: Type.Optional(q),
  /** JSON. */
  filter: Type.Optional(Type.String({ maxLength: 8_000 })),
  sort: Type.Optional(sort),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: pagesMost })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: pageSizeMost })),
})
export type ListQuery = Type.Static<typeof ListQuery>

/** A row has its `id` and a value for each field that is not hidden; null where there is none. */
export const Row = Type.Object({ id: Type.String() }, { additionalProperties: true })
export type Row = Type.Static<typeof Row> & Record<string, unknown>
export const List = Type.Object({
  items: Type.Array(Row),
  /** At most `countMost`. */
  totalCount: Type.Integer(),
  /** There are more than `totalCount`. */
  isMore: Type.Boolean(),
})
export type List = Type.Static<typeof List>

/** `GET /api/admin/{resource}/counts`: how many stand in each view, at most `countMost`, and one more where there are more. */
export const ViewCounts = Type.Object({ views: Type.Record(Type.String(), Type.Integer()) })
export type ViewCounts = Type.Static<typeof ViewCounts>

/**
 * `GET /api/admin/{resource}/{id}`, and the answer of PATCH, POST and every action. `version` goes back with a change; `actions`
 * names what this person may do to this record as it is now. The rest is the resource's own.
 */
export const RecordHead = {
  id: Type.String(),
  /** Null: cannot be changed. */
  version: Type.Union([Type.Integer(), Type.Null()]),
  actions: Type.Array(Type.String()),
}
export const AnyRecord = Type.Object(RecordHead, { additionalProperties: true })
export type AnyRecord = Type.Static<typeof AnyRecord> & Record<string, unknown>

/**
 * `PATCH /api/admin/{resource}/{id}` takes `{ version, …changed fields }`. Another version now is 409 with one problem,
 * `office/version-conflict`, whose `current` is the record as it is. Faults of fields are 400 `{ errors: { field: [words] } }`.
 */
export const Problem = Type.Object(
  { key: Type.String(), value: Type.Optional(Type.String()), current: Type.Optional(AnyRecord) },
  { additionalProperties: true },
)
export type Problem = Type.Static<typeof Problem>

/** `POST /api/admin/{resource}/actions/{action}`. */
const firstExample = (schema: Type.TSchema): unknown =>
  'examples' in schema && Array.isArray(schema.examples) ? (schema.examples as unknown[])[0] : {}
export const bulkBody = <Body extends Type.TSchema>(body: Body) =>
  Type.Object(
    { ids: Type.Array(RecordId, { minItems: 1, maxItems: bulkMost, uniqueItems: true }), body },
    { ...closed, examples: [{ ids: ['KV26-7F3K-9QTX'], body: firstExample(body) }] },
  )
/** In the order of `ids`; each is done or refused by itself. */
export const BulkAnswer = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      isDone: Type.Boolean(),
      /** Why not, in words; empty when it is done. */
      problems: Type.Array(Problem),
    }),
  ),
})
export type BulkAnswer = Type.Static<typeof BulkAnswer>

/** `POST /api/admin/{resource}/export`: the same rows as the list's, all of them. */
export const ExportBody = Type.Object(
  {
    q: Type.Optional(q),
    filter: Type.Optional(Filter),
    sort: Type.Optional(sort),
    /** Names of fields, in their order; left out: those that the list shows at first. */
    columns: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 100 })),
  },
  { ...closed, examples: [{ q: 'mäkinen', columns: ['orderNumber', 'createdAt'] }] },
)
export type ExportBody = Type.Static<typeof ExportBody>
/** This is an entry of `GET /api/admin/exports`, newest first, the person's own, too. */
export const Export = Type.Object({
  id: Type.String(),
  resource: Type.String(),
  state: Type.Enum(['waiting', 'running', 'ready', 'fetched', 'failed']),
  /** Rows written until now. */
  rows: Type.Integer(),
  createdAt: Type.String(),
  /** The file's address, which opens once and only for this person; null until it is ready, and after. */
  url: Type.Union([Type.String(), Type.Null()]),
  /** When the file is removed. */
  endsAt: Type.String(),
})
export type Export = Type.Static<typeof Export>
export const Exports = Type.Object({ exports: Type.Array(Export) })
export type Exports = Type.Static<typeof Exports>
