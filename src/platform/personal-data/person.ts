import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import type { Keyring } from '../keys/keyring.ts'
import type { DataEntry } from './data-entry.ts'

/** A person, by every key their rows are found by. All keys were proved, or follow from what was. */
export interface Person {
  accounts: readonly string[]
  /** `c_…`, as carts and orders have it. */
  owners: readonly string[]
  /** In lower case; with the domain in ASCII, and also as people read it when that differs. */
  emails: readonly string[]
  orders: readonly string[]
  /** Keyed hashes of the address, which some rows have in its place. */
  hashes: readonly string[]
  /** Other ids and numbers of ours that rows, mails and jobs name them by: order numbers, gift cards. */
  references: readonly string[]
}

export const nobody: Person = { accounts: [], owners: [], emails: [], orders: [], hashes: [], references: [] }

export interface PersonDeps {
  db: Executor
  clock: Clock
  keyring: Keyring
}

/** A domain's part in a person's rights: a constant that can be read without creating the domain's module. */
export interface PersonalData {
  entries: readonly DataEntry[]
  /** Finds further keys of the person from the known ones: their orders by address and owner. */
  find?: (known: Person, deps: PersonDeps) => Promise<Partial<Person>>
  /** What must be finished before erasing, as operators and the person call it: `KV26-7F3K-9Q2M`. */
  waitsFor?: (person: Person, deps: PersonDeps) => Promise<string[]>
  /** Does what columns cannot express. Part of the erasing transaction, before the rows change. */
  beforeErasing?: (tx: Transaction, person: Person, deps: Omit<PersonDeps, 'db'>) => Promise<void>
  /** Addresses in its rows after this one, in lower case and sorted; at most `most`. For repeating erasures after a restore. */
  listEmails?: (db: Executor, after: string, most: number) => Promise<string[]>
}

/** Merges two persons, without duplicates. */
export function joinPersons(one: Person, other: Partial<Person>): Person {
  const both = (key: keyof Person): string[] => [...new Set([...one[key], ...(other[key] ?? [])])]
  return {
    accounts: both('accounts'),
    owners: both('owners'),
    emails: both('emails'),
    orders: both('orders'),
    hashes: both('hashes'),
    references: both('references'),
  }
}

/**
 * SQL of ours with a person in it: `:accounts` and `:orders` are arrays of uuid, `:owners`, `:emails`, `:hashes` and `:references`
 * of text, and `:ids` is every id, number and owner together as text.
 */
export function personSql(text: string, person: Person): SQL {
  const { accounts, orders, owners, references } = person
  const ids = [...accounts, ...orders, ...owners, ...references]
  const parts = text.split(/(?<!:):(accounts|owners|emails|orders|hashes|references|ids)\b/)
  return sql.join(
    parts.map((part, index) => {
      if (index % 2 === 0) return sql.raw(part)
      if (part === 'ids') return sql`${sql.param(ids)}::text[]`
      const name = part as keyof Person // the expression names no other
      return sql`${sql.param([...person[name]])}::${sql.raw(name === 'accounts' || name === 'orders' ? 'uuid' : 'text')}[]`
    }),
    sql.raw(''),
  )
}
