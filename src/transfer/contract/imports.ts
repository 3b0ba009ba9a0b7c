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

/** Kept of one import, as many changes and as many faults; further ones are only counted. */
export const keptMost = 10_000

/** Parts of a sent file, which is multipart/form-data: the words first, then the file. */
export const importParts = { kind: 'kind', isDryRun: 'isDryRun', file: 'file' } as const

/** `POST /api/admin/imports/file`. */
export const ImportSent = Type.Object({ id: Type.String() })
export type ImportSent = Type.Static<typeof ImportSent>

/** What a line of a dry run's file makes of what the shop has, in the reader's words. */
const ImportChange = Type.Object({
  line: count,
  /** The code of what the line is about: a product, a variation, a shelf, a place and its day. */
  code: Type.String(),
  /** Column; empty where the whole thing comes or goes, and the values are its name. */
  field: Type.String(),
  /** Null: there was none; an empty value is empty. */
  before: orNull(Type.String()),
  /** Null: there is none any more. */
  after: orNull(Type.String()),
  /** When it begins; null: at once. */
  startsAt: orNull(Type.String({ format: 'date-time' })),
})
export type ImportChange = Type.Static<typeof ImportChange>

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
  /** Why it broke off, in the reader's language; a fault of the system in English. Null: it did not. */
  problem: orNull(Type.String()),
  startedAt: orNull(Type.String({ format: 'date-time' })),
  finishedAt: orNull(Type.String({ format: 'date-time' })),
  /** The import that the file of this dry run went in by. */
  followedBy: orNull(Type.String()),
  /** The dry run that this import followed. */
  dryRun: orNull(Type.String()),
  /** How many changes a dry run found. */
  changeCount: count,
  /** The first ones by line; all that are kept are in their file. */
  changes: Type.Array(ImportChange),
  faultCount: count,
  /** The first ones by line; all that are kept are in the report. */
  faults: Type.Array(
    Type.Object({
      line: count,
      field: Type.String(),
      /** What kind of fault it is, in the reader's language. */
      reason: Type.String(),
      /** The same with what stood there. */
      message: Type.String(),
      /** False: the line goes in all the same. */
      isRefusal: Type.Boolean(),
    }),
  ),
}

export const ImportDetails = Type.Object(importFields)
export type ImportDetails = Type.Static<typeof ImportDetails>
