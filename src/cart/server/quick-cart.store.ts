import { saleFactsJson, type SaleFactsJson } from '#src/catalogue/server/catalogue.service.ts'
import type { Database } from '#src/platform/database/database.ts'
import { namedStatement } from '#src/platform/database/statement.ts'
import type { CartLine } from '../rules/cart-line.ts'
import type { LineChanges } from '../rules/line-changes.ts'
import type { CartOwner, CartPlace, CartRow } from './cart.store.ts'

/*
 * The calls shoppers make all the time, in one round trip to read and one to write, without a lock between them (decision
 * 0006). What makes it safe: a change of a cart or its lines, wherever it is made, makes the cart's next version, and a write
 * here is one statement that does nothing unless the cart is still of the version that was read.
 */

/** All of one moment: one statement sees one snapshot. */
export interface CartSnapshot {
  /** Null when the visitor has no open cart. */
  row: CartRow | null
  lines: CartLine[]
  /** Of the lines' variations and the asked ones. */
  facts: SaleFactsJson
  /** Without an open cart: the version of the visitor's newest one; 0 when there never was one. */
  latestVersion: number
}

type CartJson = Omit<CartRow, 'pricedAt' | 'createdAt' | 'updatedAt'> & {
  pricedAt: string
  createdAt: string
  updatedAt: string
}

const readSnapshot = namedStatement<{
  cart: CartJson | null
  lines: CartLine[] | null
  facts: SaleFactsJson
  latest: number | null
}>(
  'cart_snapshot',
  `with open as materialized (
    select * from cart where anonymous_id = $1 and market_id = $2 and name = $3 and status in ('Active', 'InCheckout')
  ), line as materialized (
    select * from cart_line where cart_id = (select id from open)
  )
  select
    (select json_build_object('id', id, 'anonymousId', anonymous_id, 'customerId', customer_id, 'marketId', market_id,
      'name', name, 'status', status, 'version', version, 'shippingAddress', shipping_address,
      'billingAddress', billing_address, 'greeting', greeting, 'couponCode', coupon_code,
      'openOrderNumber', open_order_number, 'pricedAt', priced_at, 'createdAt', created_at, 'updatedAt', updated_at)
      from open) as cart,
    (select json_agg(json_build_object('id', id, 'shipmentId', shipment_id, 'code', code, 'displayName', display_name,
      'quantity', quantity, 'listPriceCents', list_price_cents, 'priceCents', price_cents,
      'previousPriceCents', previous_price_cents, 'customTablet', custom_tablet) order by position) from line) as lines,
    ${saleFactsJson('array(select code from line) || $4::text[]')} as facts,
    case when not exists (select from open)
      then (select version from cart where anonymous_id = $1 order by created_at desc limit 1) end as latest`,
)

/** The visitor's open cart with its lines, and what the catalogue says of these and of `codes`. */
export async function findSnapshot(
  db: Database,
  owner: CartOwner,
  place: CartPlace,
  codes: readonly string[],
): Promise<CartSnapshot> {
  const [found] = await readSnapshot(db, [owner.anonymousId, place.marketId, place.name, codes])
  if (!found) throw new Error('A statement that always answers one row answered none')
  const { cart, lines, facts, latest } = found
  return {
    row: cart
      ? {
          ...cart,
          pricedAt: new Date(cart.pricedAt),
          createdAt: new Date(cart.createdAt),
          updatedAt: new Date(cart.updatedAt),
        }
      : null,
    lines: lines ?? [],
    facts,
    latestVersion: latest ?? 0,
  }
}

const lineColumns = `id, position, shipment_id, code, display_name, quantity, list_price_cents, price_cents,
  previous_price_cents, custom_tablet`
const lineTypes = `id uuid, position integer, shipment_id integer, code text, display_name text, quantity integer,
  list_price_cents integer, price_cents integer, previous_price_cents integer, custom_tablet jsonb`

const writeChanges = namedStatement<{ version: number }>(
  'cart_lines_changed',
  `with changed as (
    update cart set version = version + 1, priced_at = $3::timestamptz, updated_at = $3::timestamptz
    where id = $1 and version = $2 and status = 'Active' returning id, version
  ), gone as (
    delete from cart_line where cart_id = (select id from changed) and id = any($4::uuid[])
  ), put as (
    insert into cart_line (cart_id, ${lineColumns})
    select changed.id, line.* from changed, json_to_recordset($5::json) as line (${lineTypes})
    on conflict (id) do update set position = excluded.position, display_name = excluded.display_name,
      quantity = excluded.quantity, list_price_cents = excluded.list_price_cents, price_cents = excluded.price_cents,
      previous_price_cents = excluded.previous_price_cents
  )
  select version from changed`,
)

/** The cart after the change; null, and nothing written, when it is no longer as it was read. */
export async function writeLines(
  db: Database,
  read: CartRow,
  { gone, changed }: LineChanges,
  now: Date,
): Promise<CartRow | null> {
  const [written] = await writeChanges(db, [read.id, read.version, now.toISOString(), gone, linesJson(changed)])
  return written ? { ...read, version: written.version, pricedAt: now, updatedAt: now } : null
}

const writeFirst = namedStatement<{ id: string; version: number }>(
  'cart_opened',
  `with opened as (
    insert into cart (anonymous_id, market_id, name, version, priced_at, created_at, updated_at)
    values ($1, $2, $3, 1 + coalesce((select version from cart where anonymous_id = $1 order by created_at desc limit 1), 0),
      $4::timestamptz, $4::timestamptz, $4::timestamptz)
    on conflict do nothing returning id, version
  ), put as (
    insert into cart_line (cart_id, ${lineColumns})
    select opened.id, line.* from opened, json_to_recordset($5::json) as line (${lineTypes})
  )
  select id, version from opened`,
)

/** A new cart with its first lines; null, and nothing written, when the visitor has one by now. */
export async function writeFirstLines(
  db: Database,
  owner: CartOwner,
  place: CartPlace,
  { changed }: LineChanges,
  now: Date,
): Promise<CartRow | null> {
  const { marketId, name } = place
  const [written] = await writeFirst(db, [owner.anonymousId, marketId, name, now.toISOString(), linesJson(changed)])
  if (!written) return null
  return {
    ...{ ...written, ...owner, customerId: null, marketId, name, status: 'Active', openOrderNumber: null },
    ...{ shippingAddress: null, billingAddress: null, greeting: '', couponCode: null },
    ...{ pricedAt: now, createdAt: now, updatedAt: now },
  }
}

const linesJson = (lines: LineChanges['changed']): string =>
  JSON.stringify(
    lines.map(({ line, position }) => ({
      id: line.id,
      position,
      shipment_id: line.shipmentId,
      code: line.code,
      display_name: line.displayName,
      quantity: line.quantity,
      list_price_cents: line.listPriceCents,
      price_cents: line.priceCents,
      previous_price_cents: line.previousPriceCents,
      custom_tablet: line.customTablet,
    })),
  )
