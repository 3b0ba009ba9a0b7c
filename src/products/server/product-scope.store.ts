import { between, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Products by id, both ends of a range included; null: all there are. */
export type ProductScope = readonly number[] | { first: number; last: number } | null

/** A condition on a column that holds product ids; undefined for all. */
export function isInScope(column: PgColumn, scope: ProductScope): SQL | undefined {
  if (scope === null) return undefined
  return 'first' in scope ? between(column, scope.first, scope.last) : inArray(column, [...scope])
}

export const isEmptyScope = (scope: ProductScope): boolean => scope !== null && 'length' in scope && scope.length === 0
