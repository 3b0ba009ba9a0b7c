import {
  readSaleFacts,
  type SaleFacts,
  saleFactsJson,
  type SaleFactsJson,
} from '#src/products/server/products.service.ts'
import { batched } from '#src/platform/database/batched.ts'
import type { Database } from '#src/platform/database/database.ts'
import { namedStatement } from '#src/platform/database/statement.ts'
import type { CartLine } from '../rules/cart-line.ts'
import { type LineChanges, lineChanges } from '../rules/line-changes.ts'
import type { CartOwner, CartPlace, CartRow } from './cart.store.ts'
import { createQuantityWriter } from './quantity.store.ts'

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
  facts: SaleFacts[]
  /** Without an open cart: the version of the visitor's newest one; 0 when there never was one. */
  latestVersion: number
}

interface SnapshotWish {
  owner: CartOwner
  place: CartPlace
  /** Variations the call is about. */
  codes: readonly string[]
}

type CartJson = Omit<CartRow, 'pricedAt' | 'createdAt' | 'updatedAt'> & {
  pricedAt: string
  createdAt: string
  updatedAt: string
}

interface OfWish {
  /** The number of the wish it answers, from 1. */
  wish: number
}

const readSnapshots = namedStatement<{
  carts: (CartJson & OfWish)[] | null
  lines: (CartLine & OfWish)[] | null
  facts: SaleFactsJson
  latest: [wish: number, version: number | null][] | null
}>(
  'cart_snapshots',
  `with wish as materialized (
    select * from json_to_recordset($1::json) as wish (n integer, anonymous_id text, market_id text, name text)
  ), open as materialized (
    select wish.n, found.* from wish cross join lateral (
      select * from cart where cart.anonymous_id = wish.anonymous_id and cart.market_id = wish.market_id
        and cart.name = wish.name and status in ('Active', 'InCheckout') offset 0
    ) as found
  ), line as materialized (
    select open.n, found.* from open cross join lateral (
      select * from cart_line where cart_id = open.id offset 0
    ) as found
  )
  select
    (select json_agg(found) from (select n as wish, id, anonymous_id as "anonymousId", customer_id as "customerId",
      market_id as "marketId", name, status, version, shipping_address as "shippingAddress",
      billing_address as "billingAddress", greeting, coupon_code as "couponCode", open_order_number as "openOrderNumber",
      priced_at as "pricedAt", created_at as "createdAt", updated_at as "updatedAt" from open) as found) as carts,
    (select json_agg(found) from (select n as wish, id, shipment_id as "shipmentId", code, display_name as "displayName",
      quantity, list_price_cents as "listPriceCents", price_cents as "priceCents",
      previous_price_cents as "previousPriceCents", custom_tablet as "customTablet" from line order by position) as found)
      as lines,
    ${saleFactsJson('array(select code from line union all select json_array_elements_text($2::json))')} as facts,
    (select json_agg(json_build_array(n, (select version from cart where cart.anonymous_id = wish.anonymous_id
      order by created_at desc limit 1))) from wish where n not in (select n from open)) as latest`,
)

/** Those of many visitors by one statement, each with what is theirs. */
async function findSnapshots(db: Database, wishes: readonly SnapshotWish[]): Promise<CartSnapshot[]> {
  const [found] = await readSnapshots(db, [
    JSON.stringify(
      wishes.map(({ owner, place }, index) => ({
        n: index + 1,
        anonymous_id: owner.anonymousId,
        market_id: place.marketId,
        name: place.name,
      })),
    ),
    JSON.stringify(wishes.flatMap(({ codes }) => codes)),
  ])
  if (!found) throw new Error('A statement that always answers one row answered none')
  const carts = new Map((found.carts ?? []).map(({ wish, ...cart }) => [wish, cart]))
  const lines = new Map<number, CartLine[]>()
  for (const { wish, ...line } of found.lines ?? []) {
    const own = lines.get(wish)
    if (own) own.push(line)
    else lines.set(wish, [line])
  }
  const latest = new Map(found.latest)
  const facts = readSaleFacts(found.facts)
  return wishes.map(({ codes }, index) => {
    const wish = index + 1
    const cart = carts.get(wish)
    const own = lines.get(wish) ?? []
    const wanted = new Set([...codes, ...own.map(({ code }) => code)])
    return {
      row: cart ? toRow(cart) : null,
      lines: own,
      facts: [...wanted].flatMap((code) => facts.get(code) ?? []),
      latestVersion: latest.get(wish) ?? 0,
    }
  })
}

const toRow = (cart: CartJson): CartRow => ({
  ...cart,
  pricedAt: new Date(cart.pricedAt),
  createdAt: new Date(cart.createdAt),
  updatedAt: new Date(cart.updatedAt),
})

export type FindSnapshot = (owner: CartOwner, place: CartPlace, codes: readonly string[]) => Promise<CartSnapshot>

/** Finds the visitor's open cart with its lines, and what the catalogue says of these and of `codes`. */
export function createSnapshots(db: Database): FindSnapshot {
  const find = batched((wishes: readonly SnapshotWish[]) => findSnapshots(db, wishes))
  return (owner, place, codes) => find({ owner, place, codes })
}

const lineColumns = `id, position, shipment_id, code, display_name, quantity, list_price_cents, price_cents,
  previous_price_cents, custom_tablet`
const lineTypes = `id uuid, position integer, shipment_id integer, code text, display_name text, quantity integer,
  list_price_cents integer, price_cents integer, previous_price_cents integer, custom_tablet jsonb`

const writeChanges = namedStatement<{ version: number }>(
  'cart_lines_changed',
  // The guard of every write: without the version that was read there is no row here, and nothing follows.
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

export type WriteLines = (
  read: { row: CartRow; lines: readonly CartLine[] },
  after: readonly CartLine[],
  now: Date,
) => Promise<CartRow | null>

/** Writes a cart with `after` for its lines; null, and nothing written, when it is no longer as it was read. */
export function createLineWriter(db: Database): WriteLines {
  const writeQuantity = createQuantityWriter(db)
  return async ({ row, lines }, after, now) => {
    const { gone, changed } = lineChanges(lines, after)
    const [only] = changed
    const isOneStored =
      only !== undefined && changed.length === 1 && gone.length === 0 && lines.some(({ id }) => id === only.line.id)
    const version = isOneStored
      ? await writeQuantity({ cartId: row.id, version: row.version, at: now, ...only })
      : ((await writeChanges(db, [row.id, row.version, now.toISOString(), gone, linesJson(changed)]))[0]?.version ??
        null)
    return version === null ? null : { ...row, version, pricedAt: now, updatedAt: now }
  }
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
  lines: readonly CartLine[],
  now: Date,
): Promise<CartRow | null> {
  const { marketId, name } = place
  const put = linesJson(lines.map((line, position) => ({ line, position })))
  const [written] = await writeFirst(db, [owner.anonymousId, marketId, name, now.toISOString(), put])
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
