import type { CellType } from './cell-type.ts'

/** A column: what is in it, and where it is in what the shop holds. */
export interface Field<Owner> {
  name: string
  type: CellType<unknown>
  about: string
  /** Something new cannot be without it. */
  isNeeded: boolean
  get(owner: Owner): unknown
  /** Changes its owner, which is the caller's own copy. */
  set(owner: Owner, value: unknown): void
}

/** Hides the value's type, which only the field itself has to know. */
export function field<Owner, Value>(
  name: string,
  type: CellType<Value>,
  about: string,
  get: (owner: Owner) => Value,
  set: (owner: Owner, value: Value) => void,
  isNeeded = false,
): Field<Owner> {
  return {
    name,
    type: type as unknown as CellType<unknown>, // values only ever come from this very type
    about,
    isNeeded,
    get,
    set: set as (owner: Owner, value: unknown) => void,
  }
}

export const kindNames = [
  'categories',
  'products',
  'facts',
  'images',
  'stock',
  'prices',
  'locations',
  'special-hours',
  'lunch',
] as const
export type KindName = (typeof kindNames)[number]

/**
 * What one file is about. Rows that stand together under one key are a group, which goes in as a whole or not at all: a
 * product with its variations, a variation with its prices.
 */
export interface Kind<Head = never, Part = never> {
  name: KindName
  /** Column with the code of the group. */
  key: string
  /** Column that distinguishes a group's parts; null: its rows have no key, or there are no parts. */
  partKey: string | null
  /** What the parts are called in a list of entries; null: a row is a group. */
  parts: string | null
  head: readonly Field<Head>[]
  part: readonly Field<Part>[]
  about: string
}

/** A kind whose owners do not matter to the reader of files. */
export type AnyKind = Pick<Kind, 'name' | 'key' | 'partKey' | 'parts' | 'about'> & {
  head: readonly Pick<Field<never>, 'name' | 'type' | 'about' | 'isNeeded'>[]
  part: readonly Pick<Field<never>, 'name' | 'type' | 'about' | 'isNeeded'>[]
}

/** Every column a table of this kind may have, in the order it is written. */
export function columnsOf(kind: AnyKind): string[] {
  const head = kind.head.map(({ name }) => name)
  const part = kind.part.map(({ name }) => name).filter((name) => !head.includes(name))
  return [kind.key, ...(kind.partKey === null ? [] : [kind.partKey]), ...head, ...part]
}
