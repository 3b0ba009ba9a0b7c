import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Executor, Transaction } from '../database/database.ts'
import type { Keyring } from '../keys/keyring.ts'
import type { DataEntry } from './data-entry.ts'

/** Somebody, by everything their rows are found by. All of it is what was proved, or follows from that. */
export interface Person {
  accounts: readonly string[]
  /** `c_…`, as carts and orders have it. */
  owners: readonly string[]
  /** In small letters; the domain in ASCII, and as it is read where that differs. */
  emails: readonly string[]
  orders: readonly string[]
  /** Keyed hashes of the address, as some rows have in its place. */
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

/** What a domain brings to a person's rights: a constant, read without making its module. */
export interface PersonalData {
  entries: readonly DataEntry[]
  /** What else they are known by, found by what is known: their orders by address and owner. */
  find?: (known: Person, deps: PersonDeps) => Promise<Partial<Person>>
  /** What must be finished before they can be forgotten, as operators and they themselves call it: `KV26-7F3K-9Q2M`. */
  waitsFor?: (person: Person, deps: PersonDeps) => Promise<string[]>
  /** What columns alone cannot say. Part of the erasing transaction, before the rows change. */
  beforeErasing?: (tx: Transaction, person: Person, deps: Omit<PersonDeps, 'db'>) => Promise<void>
  /** Addresses in its rows after this one, in small letters and sorted; at most `most`. For what was erased before a restore. */
  listEmails?: (db: Executor, after: string, most: number) => Promise<string[]>
}

/** Both, each thing once. */
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
