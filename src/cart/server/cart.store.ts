import { and, asc, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { preparedOn } from '#src/platform/database/prepared.ts'
import type { OwnerKey } from '#src/common/actor.ts'
import type { Address } from '#src/common/address.ts'
import type { CartLine } from '../rules/cart-line.ts'
import { lineChanges } from '../rules/line-changes.ts'
import { cart, cartLine } from './cart.tables.ts'

export type CartRow = typeof cart.$inferSelect
export type StoredCart = CartRow & { lines: CartLine[] }

export interface CartPlace {
  marketId: string
  name: string
}

const openStatuses = ['Active', 'InCheckout'] as const

/** The visitor's open cart, without its lines; later callers wait until the transaction ends. */
export async function lockOpenCart(tx: Transaction, owner: OwnerKey, place: CartPlace): Promise<CartRow | null> {
  const [row] = await tx
    .select()
    .from(cart)
    .where(
      and(
        eq(cart.ownerId, owner.ownerId),
        eq(cart.marketId, place.marketId),
        eq(cart.name, place.name),
        inArray(cart.status, openStatuses),
      ),
    )
    .for('update')
  return row ?? null
}

/** A cart of the visitor, whatever its status. */
export async function findOwnCart(
  executor: Executor,
  owner: OwnerKey,
  id: string,
  options: { forUpdate: boolean },
): Promise<CartRow | null> {
  const query = executor
    .select()
    .from(cart)
    .where(and(eq(cart.id, id), eq(cart.ownerId, owner.ownerId)))
  const [row] = options.forUpdate ? await query.for('update') : await query
  return row ?? null
}

/** Without an owner: for what acts on an order already proved to be the owner's, or on nobody's behalf. */
export async function lockCart(tx: Transaction, id: string): Promise<CartRow | null> {
  const [row] = await tx.select().from(cart).where(eq(cart.id, id)).for('update')
  return row ?? null
}

export async function listLines(executor: Executor, cartId: string): Promise<CartLine[]> {
  return preparedOn(executor, 'cart_lines', linesOfCart).execute({ cartId })
}

const linesOfCart = (executor: Executor, name: string) =>
  executor
    .select({
      id: cartLine.id,
      shipmentId: cartLine.shipmentId,
      code: cartLine.code,
      displayName: cartLine.displayName,
      quantity: cartLine.quantity,
      listPriceCents: cartLine.listPriceCents,
      priceCents: cartLine.priceCents,
      previousPriceCents: cartLine.previousPriceCents,
      customTablet: cartLine.customTablet,
    })
    .from(cartLine)
    .where(eq(cartLine.cartId, sql.placeholder('cartId')))
    .orderBy(asc(cartLine.position))
    .prepare(name)

/** Of the visitor's newest cart of any status; 0 when there never was one. */
export async function latestVersion(executor: Executor, owner: OwnerKey): Promise<number> {
  const [row] = await executor
    .select({ version: cart.version })
    .from(cart)
    .where(eq(cart.ownerId, owner.ownerId))
    .orderBy(desc(cart.createdAt))
    .limit(1)
  return row?.version ?? 0
}

/** False when another request of the visitor was first. */
export async function insertCart(
  tx: Transaction,
  owner: OwnerKey,
  place: CartPlace,
  version: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(cart)
    .values({ ownerId: owner.ownerId, ...place, version, pricedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: cart.id })
  return rows.length > 0
}

export type CartChanges = Partial<
  Pick<CartRow, 'status' | 'openOrderNumber' | 'greeting' | 'couponCode' | 'pricedAt'> & {
    shippingAddress: Address | null
    billingAddress: Address | null
  }
>

/** Writes fields and makes the cart's next version. */
export async function updateCart(tx: Transaction, id: string, changes: CartChanges, now: Date): Promise<CartRow> {
  const [row] = await tx
    .update(cart)
    .set({ ...changes, version: sql`${cart.version} + 1`, updatedAt: now })
    .where(eq(cart.id, id))
    .returning()
  if (!row) throw new Error(`Cart ${id} is gone while it is locked`)
  return row
}

/** Prices were looked at and nothing changed: no new version. */
export async function markPriced(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(cart).set({ pricedAt: now }).where(eq(cart.id, id))
}

/** Makes the stored lines those of `after`, touching only what differs. The order of `after` is kept. */
export async function saveLines(
  tx: Transaction,
  cartId: string,
  before: readonly CartLine[],
  after: readonly CartLine[],
): Promise<void> {
  const { gone, changed } = lineChanges(before, after)
  if (gone.length > 0) await tx.delete(cartLine).where(and(eq(cartLine.cartId, cartId), inArray(cartLine.id, gone)))
  if (changed.length === 0) return
  await tx
    .insert(cartLine)
    .values(changed.map(({ line, position }) => ({ ...line, cartId, position })))
    .onConflictDoUpdate({
      target: cartLine.id,
      set: {
        position: sql`excluded.position`,
        displayName: sql`excluded.display_name`,
        quantity: sql`excluded.quantity`,
        listPriceCents: sql`excluded.list_price_cents`,
        priceCents: sql`excluded.price_cents`,
        previousPriceCents: sql`excluded.previous_price_cents`,
      },
    })
}

export interface CartFilter {
  status?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  page: number
  pageSize: number
}

/** The visitor's own carts, newest first. */
export async function listOwnCarts(
  executor: Executor,
  owner: OwnerKey,
  filter: CartFilter,
): Promise<{ rows: CartRow[]; totalCount: number }> {
  const where = and(
    eq(cart.ownerId, owner.ownerId),
    filter.status === undefined ? undefined : sql`${cart.status} = ${filter.status}`,
    filter.from && gte(cart.updatedAt, filter.from),
    filter.to && lte(cart.updatedAt, filter.to),
  )
  const rows = await executor
    .select()
    .from(cart)
    .where(where)
    .orderBy(desc(cart.createdAt), desc(cart.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
  const [total] = await executor.select({ count: count() }).from(cart).where(where)
  return { rows, totalCount: total?.count ?? 0 }
}
