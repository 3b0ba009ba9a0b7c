import type { Localized } from '#src/common/locale.ts'

/** Why the law lets us keep it (GDPR, article 6): b, c, a, f. */
export type LegalBasis = 'contract' | 'legal-obligation' | 'consent' | 'legitimate-interest'

/**
 * What a table is for. Every table has one entry, contributed by the domain that owns it; a test finds those that have none. How long
 * rows are kept is said by the retention rules of the same domain, and in `period` where there are none.
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
  /** Heading of its rows in an export; null: nothing in it that the export has not said by the rows it belongs to. */
  title: Localized | null
  /** Which rows are a person's, `order_id = any(:orders)`; null: nobody can tell, and `erasing` says why that may be. */
  whose: string | null
  /** Columns that no export shows: what proves or opens something, and the shop's own references. */
  hidden?: readonly string[]
  /**
   * What erasing does with these rows: the row goes, columns are emptied (`name = ''`), or nothing (`erasing` says why). `where`: of which
   * of them alone.
   */
  erase: 'delete' | { set: string; where?: string } | null
  /** Text and JSON columns that stay as they are, because nothing personal can be in them: codes, numbers, states. */
  stays?: readonly string[]
  /** In words, where the action does not say it. */
  erasing?: string
}

export const isPersonal = (entry: DataEntry): entry is PersonalEntry => entry.basis !== null
