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
 * A cart is changed by version (decision 0014): whoever writes names the version that was read, and writes nothing when the
 * cart has another by then. Whoever must not be disturbed, or finds the cart frozen, locks it first.
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

/** The visitor's open cart with its lines, both of one moment. */
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

/** Without an owner: for the shop's people. */
export async function findAnyCart(executor: Executor, id: string): Promise<CartRow | null> {
  const [row] = await executor.select().from(cart).where(eq(cart.id, id))
  return row ?? null
}

const lockedById = rowsBy('carts_locked_by_id', cart, cart.id, { lock: true })

/** Without an owner: for what acts on an order already proved to be the owner's, or on nobody's behalf. */
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

/** False when another request of the visitor was first. */
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

/** What of a cart may be written anew; lines by what differs of them. */
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
  // Without the version that was read there is no row here, and nothing follows. A line goes before another takes its place.
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

/** The cart's next version, by one statement; null, and nothing written, when it is no longer of the version that was read. */
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

/** The same for who has locked the cart. */
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

/** Prices were looked at and nothing changed: no new version. */
export async function markPriced(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(cart).set({ pricedAt: now }).where(eq(cart.id, id))
}

export interface CartFilter {
  /** In the code or name of a line. */
  q?: string | undefined
  status?: CartStatus | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** Of either address, whatever its letters' case. */
  email?: string | undefined
  page: number
  pageSize: number
}

/** Newest first. `owner` null: of everybody, for those who work at the shop. */
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

/** A status as it is shown: of those that are open, idle ones are abandoned. */
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
