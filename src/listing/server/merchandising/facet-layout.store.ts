import { asc, eq, isNull } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import type { FacetGroupName } from '#src/products/contract/facets.ts'
import { category } from '#src/products/server/products.tables.ts'
import { facetLayout } from './facet-layout.tables.ts'

export interface FacetLayoutRow {
  /** Null: of the whole shop. */
  categoryCode: string | null
  /** The shown groups in their order. */
  groups: readonly FacetGroupName[]
  changedAt: Date
  changedBy: string
}

/** All of them, by category, the shop's last. */
export async function listFacetLayouts(db: Executor): Promise<FacetLayoutRow[]> {
  return db
    .select({
      categoryCode: category.code,
      groups: facetLayout.groups,
      changedAt: facetLayout.changedAt,
      changedBy: facetLayout.changedBy,
    })
    .from(facetLayout)
    .leftJoin(category, eq(category.id, facetLayout.categoryId))
    .orderBy(asc(category.code))
}

const isOf = (categoryId: number | null) =>
  categoryId === null ? isNull(facetLayout.categoryId) : eq(facetLayout.categoryId, categoryId)

/** Milliseconds of the last change of a layout; null where there is none. */
export async function findLayoutVersion(db: Executor, categoryId: number | null): Promise<number | null> {
  const [row] = await db.select({ at: facetLayout.changedAt }).from(facetLayout).where(isOf(categoryId))
  return row ? +row.at : null
}

/** Takes the place of what was there. */
export async function upsertFacetLayout(db: Executor, row: typeof facetLayout.$inferInsert): Promise<void> {
  const { groups, changedAt, changedBy } = row
  await db
    .insert(facetLayout)
    .values(row)
    .onConflictDoUpdate({ target: facetLayout.categoryId, set: { groups, changedAt, changedBy } })
}

/** `categoryId` null: the shop's. False where there was none. */
export async function deleteFacetLayout(db: Executor, categoryId: number | null): Promise<boolean> {
  const deleted = await db.delete(facetLayout).where(isOf(categoryId)).returning({ id: facetLayout.id })
  return deleted.length > 0
}
