import { batched } from '#src/platform/database/batched.ts'
import type { Database } from '#src/platform/database/database.ts'
import { namedStatement } from '#src/platform/database/statement.ts'
import type { CartLine } from '../rules/cart-line.ts'

/*
 * What shoppers do most: one more or one less of something. Of visitors who come together it is written by one statement and
 * one commit (decision 0006).
 */

/** The next state of one stored line of a cart, to be written while the cart is of `version`. */
export interface QuantityWish {
  cartId: string
  version: number
  at: Date
  line: CartLine
  position: number
}

/**
 * Each cart is guarded by its own version. One that another transaction holds is left out instead of waited for, so that
 * nobody's lock holds up the others; and no two of these statements can wait for each other.
 */
const writeQuantities = namedStatement<{ id: string; version: number }>(
  'cart_quantities_changed',
  `with wish as materialized (
    select * from json_to_recordset($1::json) as wish (cart_id uuid, read_version integer, at timestamptz, line_id uuid,
      place integer, name text, amount integer, list_price integer, price integer, previous_price integer)
  ), mine as materialized (
    select wish.* from wish cross join lateral (
      select id from cart where cart.id = wish.cart_id and cart.version = wish.read_version and status = 'Active'
        for update skip locked
    ) as found
  ), changed as (
    update cart set version = version + 1, priced_at = at, updated_at = at from mine where cart.id = mine.cart_id
    returning id, version
  ), put as (
    update cart_line set position = place, display_name = name, quantity = amount, list_price_cents = list_price,
      price_cents = price, previous_price_cents = previous_price
    from mine where cart_line.id = mine.line_id and cart_line.cart_id = mine.cart_id
  )
  select id, version from changed`,
)

async function writeAll(db: Database, wishes: readonly QuantityWish[]): Promise<(number | null)[]> {
  // Of two calls that read the same cart, one comes first; the other begins again.
  const firstOf = new Map<string, QuantityWish>()
  for (const wish of wishes) if (!firstOf.has(wish.cartId)) firstOf.set(wish.cartId, wish)
  const chosen = [...firstOf.values()]
  const rows = await writeQuantities(db, [JSON.stringify(chosen.map(toRecord))])
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return wishes.map((wish) => (firstOf.get(wish.cartId) === wish ? (versions.get(wish.cartId) ?? null) : null))
}

const toRecord = ({ cartId, version, at, line, position }: QuantityWish) => ({
  cart_id: cartId,
  read_version: version,
  at,
  line_id: line.id,
  place: position,
  name: line.displayName,
  amount: line.quantity,
  list_price: line.listPriceCents,
  price: line.priceCents,
  previous_price: line.previousPriceCents,
})

/** Answers the cart's new version; null, and nothing written, when the cart is no longer of the version that was read. */
export function createQuantityWriter(db: Database): (wish: QuantityWish) => Promise<number | null> {
  return batched((wishes: readonly QuantityWish[]) => writeAll(db, wishes))
}
