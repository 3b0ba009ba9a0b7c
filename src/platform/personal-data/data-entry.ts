import type { Localized } from '#src/common/locale.ts'

/** The legal basis for keeping the data (GDPR, article 6): b, c, a, f. */
export type LegalBasis = 'contract' | 'legal-obligation' | 'consent' | 'legitimate-interest'

/**
 * What a table is for. Every table has one entry, contributed by the domain that owns it; a test finds tables without one.
 * Retention rules of the same domain say how long rows are kept, or `period` where there are none.
 */
export type DataEntry = ImpersonalEntry | PersonalEntry

interface Entry {
  /** `shop_order`, or `jobs.job` outside the schema `public`. Months of a partitioned table are part of it. */
  table: string
  /** In words, for the page of `docs/privacy.md`. */
  purpose: string
  /** How long, in words; null where retention rules say it. */
  period: string | null
}

/** Nothing in it is about a customer or a visitor. */
export interface ImpersonalEntry extends Entry {
  basis: null
}

/** The SQL is ours; see `personSql` for what may stand in it. */
export interface PersonalEntry extends Entry {
  basis: LegalBasis
  /** Heading of its rows in an export; null: the export already has their content in the rows they belong to. */
  title: Localized | null
  /**
   * Selects a person's rows, `order_id = any(:orders)`; null: no rows can be assigned to a person, and `erasing` says why
   * that may be.
   */
  whose: string | null
  /** Columns that no export shows: data that proves or opens something, and the shop's own references. */
  hidden?: readonly string[]
  /**
   * What erasing does with these rows: the row is deleted, columns are emptied (`name = ''`), or nothing (`erasing` says
   * why). `where` limits it to some rows.
   */
  erase: 'delete' | { set: string; where?: string } | null
  /** Text and JSON columns that stay as they are, because nothing personal can be in them: codes, numbers, states. */
  stays?: readonly string[]
  /** In words, where the action does not say it. */
  erasing?: string
}

export const isPersonal = (entry: DataEntry): entry is PersonalEntry => entry.basis !== null
