import { and, asc, count, desc, eq, gt, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { OwnerKey } from '#src/common/actor.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { preparedOn } from '#src/platform/database/prepared.ts'
import { rowsBy } from '#src/platform/database/rows-by.ts'
import { namedStatement } from '#src/platform/database/statement.ts'
import { abandonedAfterMs } from '../contract/limits.ts'
import type { CartLine } from '../rules/cart-line.ts'
import type { CartStatus } from '../rules/cart-status.ts'
import type { LineChanges } from '../rules/line-changes.ts'
import { cart, cartLine } from './cart.tables.ts'

/*
 * Carts use optimistic locking (decision 0014): a writer names the version it read, and changes nothing when the cart has
 * another by then. A writer that must not be interrupted, or finds the cart frozen, locks the row first.
 */

export type CartRow = typeof cart.$inferSelect
export interface StoredCart {
  row: CartRow
  lines: CartLine[]
}

export interface CartArea {
  marketId: string
  name: string
}

const openStatuses = ['Active', 'InCheckout'] as const

/** The visitor's open cart with its lines, read in one snapshot. */
export async function findOpenCart(
  executor: Executor,
  { ownerId }: OwnerKey,
  place: CartArea,
): Promise<StoredCart | null> {
  const [found] = await openCart(executor, [ownerId, place.marketId, place.name])
  if (!found) return null
  const { lines, pricedAt, createdAt, updatedAt, ...row } = found
  const times = { pricedAt: new Date(pricedAt), createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }
  return { row: { ...row, ...times }, lines }
}

type Times = 'pricedAt' | 'createdAt' | 'updatedAt'
const openCart = namedStatement<Omit<CartRow, Times> & Record<Times, string> & { lines: CartLine[] }>(
  'cart_open',
  `select id, owner_id as "ownerId", market_id as "marketId", name, status, version, shipping_address as "shippingAddress",
    billing_address as "billingAddress", greeting, coupon_code as "couponCode", promoted, gift_card as "giftCard", delivery,
    open_order_number as "openOrderNumber",
    priced_at as "pricedAt", created_at as "createdAt", updated_at as "updatedAt",
    (select coalesce(json_agg(line), '[]') from (
      select id, shipment_id as "shipmentId", code, display_name as "displayName", quantity,
        normal_price_cents as "normalPriceCents", lowest_price_cents as "lowestPriceCents", price_cents as "priceCents",
        previous_price_cents as "previousPriceCents", custom_tablet as "customTablet", gift_card as "giftCard"
      from cart_line where cart_id = cart.id order by position) as line) as lines
  from cart where owner_id = $1 and market_id = $2 and name = $3 and status in ('Active', 'InCheckout')`,
)

/** The visitor's open cart, without its lines; later callers wait until the transaction ends. */
export async function lockOpenCart(tx: Transaction, owner: OwnerKey, place: CartArea): Promise<CartRow | null> {
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

/** Finds a cart of any owner, for the shop's staff. */
export async function findAnyCart(executor: Executor, id: string): Promise<CartRow | null> {
  const [row] = await executor.select().from(cart).where(eq(cart.id, id))
  return row ?? null
}

const lockedById = rowsBy('carts_locked_by_id', cart, cart.id, { lock: true })

/** Locks a cart of any owner: the caller has proved the order to be the owner's already, or acts for no owner. */
export async function lockCart(tx: Transaction, id: string): Promise<CartRow | null> {
  const [row] = await lockedById(tx, id)
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
      normalPriceCents: cartLine.normalPriceCents,
      lowestPriceCents: cartLine.lowestPriceCents,
      priceCents: cartLine.priceCents,
      previousPriceCents: cartLine.previousPriceCents,
      customTablet: cartLine.customTablet,
      giftCard: cartLine.giftCard,
    })
    .from(cartLine)
    .where(eq(cartLine.cartId, sql.placeholder('cartId')))
    .orderBy(asc(cartLine.position))
    .prepare(name)

/** False when another request of the visitor inserted it first. */
export async function insertCart(
  tx: Transaction,
  owner: OwnerKey,
  place: CartArea,
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

/** Fields of a cart that can be updated; lines are given as differences. */
export type CartChanges = Partial<
  Pick<
    CartRow,
    | 'status'
    | 'openOrderNumber'
    | 'greeting'
    | 'couponCode'
    | 'promoted'
    | 'giftCard'
    | 'delivery'
    | 'shippingAddress'
    | 'billingAddress'
  > & {
    pricedAt: Date
    lines: LineChanges
  }
>

const versionedWrite = namedStatement<{ version: number }>(
  'cart_written',
  // If the version has changed since the read, nothing is written. Lines are deleted before others take their place.
  `with written as (
    update cart set version = version + 1, updated_at = $3::timestamptz, priced_at = $4::timestamptz, status = $5,
      open_order_number = $6, greeting = $7, coupon_code = $8, shipping_address = $9::jsonb, billing_address = $10::jsonb,
      gift_card = $13::jsonb, promoted = $14::jsonb, delivery = $15::jsonb
    where id = $1 and version = $2 returning id, version
  ), gone as (
    delete from cart_line where cart_id = (select id from written) and id = any($11::uuid[]) returning id
  ), put as (
    insert into cart_line (cart_id, id, position, shipment_id, code, display_name, quantity, normal_price_cents,
      lowest_price_cents, price_cents, previous_price_cents, custom_tablet, gift_card)
    select written.id, line.* from written, (select count(*) from gone) as first, json_to_recordset($12::json) as line (
      "id" uuid, "position" integer, "shipmentId" integer, "code" text, "displayName" text, "quantity" integer,
      "normalPriceCents" integer, "lowestPriceCents" integer, "priceCents" integer, "previousPriceCents" integer,
      "customTablet" jsonb, "giftCard" jsonb)
    on conflict (id) do update set position = excluded.position, display_name = excluded.display_name,
      quantity = excluded.quantity, normal_price_cents = excluded.normal_price_cents,
      lowest_price_cents = excluded.lowest_price_cents, price_cents = excluded.price_cents,
      previous_price_cents = excluded.previous_price_cents
  )
  select version from written`,
)

/** Writes the cart's next version in one statement; null, with nothing written, when its version has changed since the read. */
export async function writeCart(
  executor: Executor,
  read: CartRow,
  { lines = { gone: [], changed: [] }, ...changes }: CartChanges,
  now: Date,
): Promise<CartRow | null> {
  const next = { ...read, ...changes, updatedAt: now }
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const [written] = await versionedWrite(executor, [
    read.id,
    read.version,
    now.toISOString(),
    next.pricedAt.toISOString(),
    next.status,
    next.openOrderNumber,
    next.greeting,
    next.couponCode,
    json(next.shippingAddress),
    json(next.billingAddress),
    lines.gone,
    JSON.stringify(lines.changed.map(({ line, position }) => ({ ...line, position }))),
    json(next.giftCard),
    json(next.promoted),
    json(next.delivery),
  ])
  return written ? { ...next, version: written.version } : null
}

/** The same for a caller that has locked the cart. */
export async function writeLockedCart(
  tx: Transaction,
  read: CartRow,
  changes: CartChanges,
  now: Date,
): Promise<CartRow> {
  const written = await writeCart(tx, read, changes, now)
  if (!written) throw new Error(`Cart ${read.id} changed while it was locked`)
  return written
}

/** Records that prices were checked and did not change: no new version. */
export async function markPriced(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(cart).set({ pricedAt: now }).where(eq(cart.id, id))
}

export interface CartFilter {
  /** Text to find in the code or name of a line. */
  q?: string | undefined
  status?: CartStatus | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** The e-mail in either address of the cart, in any case. */
  email?: string | undefined
  page: number
  pageSize: number
}

/** Carts, newest first. `owner` null: of all owners, for the shop's staff. */
export async function listCarts(
  executor: Executor,
  owner: OwnerKey | null,
  filter: CartFilter,
  now: Date,
): Promise<{ rows: CartRow[]; totalCount: number }> {
  const where = and(
    owner === null ? undefined : eq(cart.ownerId, owner.ownerId),
    filter.q ? hasLine(filter.q) : undefined,
    filter.status && hasStatus(filter.status, now),
    filter.from && gte(cart.updatedAt, filter.from),
    filter.to && lte(cart.updatedAt, filter.to),
    filter.email ? hasEmail(filter.email) : undefined,
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

/** Filters by the shown status: idle open carts count as abandoned. */
function hasStatus(status: CartStatus, now: Date) {
  const idleSince = new Date(now.getTime() - abandonedAfterMs)
  if (status === 'Active') return and(eq(cart.status, 'Active'), gt(cart.updatedAt, idleSince))
  if (status !== 'Abandoned') return eq(cart.status, status)
  return or(eq(cart.status, 'Abandoned'), and(eq(cart.status, 'Active'), lte(cart.updatedAt, idleSince)))
}

const hasEmail = (email: string) =>
  sql`lower(${email.trim()}) in (lower(${cart.shippingAddress} ->> 'email'), lower(${cart.billingAddress} ->> 'email'))`

const hasLine = (text: string) =>
  sql`exists (select from ${cartLine} where ${cartLine.cartId} = ${cart.id}
    and (lower(${cartLine.code}) = lower(${text}) or strpos(lower(${cartLine.displayName}), lower(${text})) > 0))`
