import { Type } from 'typebox'

/* Imports of the catalogue as the back office shows them. */

/** A kind comes in and goes out with the permission of its area, too: a file is no way around it. */
export const areaOfKind = {
  categories: 'products',
  products: 'products',
  facts: 'products',
  images: 'products',
  stock: 'stock',
  prices: 'prices',
  locations: 'locations',
  'special-hours': 'locations',
  lunch: 'locations',
} as const

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const count = Type.Integer()

/** Largest file that is sent from a browser, in bytes; larger ones go in by the command line. */
export const sentImportMost = 20_000_000

/** Parts of a sent file, which is multipart/form-data: the words first, then the file. */
export const importParts = { kind: 'kind', isDryRun: 'isDryRun', file: 'file' } as const

/** `POST /api/admin/imports/file`. */
export const ImportSent = Type.Object({ id: Type.String() })
export type ImportSent = Type.Static<typeof ImportSent>

/** Fields of a record in addition to what the list has. */
export const importFields = {
  byteCount: Type.Integer(),
  bytesDone: Type.Integer(),
  /** A file of products is read twice: packages come after what they hold. */
  pass: count,
  passes: count,
  added: count,
  changed: count,
  unchanged: count,
  /** Groups that stayed out. */
  refused: count,
  /** What became of the variations of a file of products, as counts by outcome. */
  variations: Type.Record(Type.String(), count),
  /** Why it broke off, in English; null: it did not. */
  problem: orNull(Type.String()),
  startedAt: orNull(Type.String({ format: 'date-time' })),
  finishedAt: orNull(Type.String({ format: 'date-time' })),
  /** The import that the file of this dry run went in by. */
  followedBy: orNull(Type.String()),
  /** The dry run that this import followed. */
  dryRun: orNull(Type.String()),
  faultCount: count,
  /** The first ones by line; all that are kept are in the report. */
  faults: Type.Array(
    Type.Object({
      line: count,
      field: Type.String(),
      /** What kind of fault it is, in the reader's language. */
      reason: Type.String(),
      /** The same with what stood there, in English. */
      message: Type.String(),
      /** False: the line goes in all the same. */
      isRefusal: Type.Boolean(),
    }),
  ),
}

export const ImportDetails = Type.Object(importFields)
export type ImportDetails = Type.Static<typeof ImportDetails>
