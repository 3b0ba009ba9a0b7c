import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type OwnerContext, isShopActor } from '#src/common/actor.ts'
import type { Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, type Result } from '#src/common/result.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { afterCommit } from '#src/platform/database/transaction.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { cartStaleMs, defaultCartName, defaultMarketId } from '../contract/limits.ts'
import type { Change } from '../rules/cart-changes.ts'
import type { CartLine, Sellables } from '../rules/cart-line.ts'
import { lineChanges } from '../rules/line-changes.ts'
import { repriceLines } from '../rules/price-cart.ts'
import type { CartView } from './cart.presenter.ts'
import {
  type CartArea,
  type CartRow,
  findOpenCart,
  insertCart,
  listLines,
  lockOpenCart,
  markPriced,
  type StoredCart,
  writeCart,
} from './cart.store.ts'
import { highestVersion } from './cart-merge.store.ts'
import type { CartViews, StoredCartView } from './cart-views.ts'
import type { LoadSellables } from './sellables.ts'

export interface CartLinesDeps {
  db: Database
  clock: Clock
  loadSellables: LoadSellables
  views: CartViews
  /** Makes a locked cart that is frozen changeable, or refuses. */
  makeChangeable: (tx: Transaction, row: CartRow, by: OwnerContext) => Promise<Result<CartRow, Refusal>>
  /** Audits a change by staff within its transaction; an owner's change is not recorded. */
  recordChange: (tx: Transaction, by: OwnerContext, id: string, before: CartRow | null) => Promise<void>
  /** Called when a shopper's first goods have made a cart. */
  onBegun: () => void
}

const maxGuesses = 1_000
const guessLifeMs = 60_000

export const defaultPlace: CartArea = { marketId: defaultMarketId, name: defaultCartName }

/** Writes a cart's lines: what a shopper changes, and recalculated prices. */
export function createCartLines(deps: CartLinesDeps) {
  const { db, clock, loadSellables, views, makeChangeable, recordChange, onBegun } = deps
  const { view, emptyView } = views
  /** Carts by owner as this process last committed them. The next change starts from this; its versioned write verifies it. */
  const guesses = new LRUCache<string, StoredCart>({
    max: maxGuesses,
    ttl: guessLifeMs,
    perf: { now: () => clock.now().getTime() },
  })

  /** `settled` as in `repriceLines`. Null, with nothing written, when another call has changed the cart since it was read. */
  async function reprice(
    executor: Executor,
    { row, lines }: StoredCart,
    language: Language,
    settled: boolean,
  ): Promise<StoredCartView | null> {
    const now = clock.now()
    const sellables = await loadSellables(executor, codesOf(lines), language, now)
    const after = repriceLines(lines, sellables, settled)
    if (isSame(lines, after)) {
      if (now.getTime() - row.pricedAt.getTime() > cartStaleMs) await markPriced(executor, row.id, now)
      return view(executor, row, lines, language, sellables)
    }
    const written = await writeCart(executor, row, { pricedAt: now, lines: lineChanges(lines, after) }, now)
    return written && view(executor, written, after, language, sellables)
  }

  /** Changes the lines; `codes` are the variations the change is about. A refused change leaves no trace. */
  async function changeLines(
    owner: OwnerContext,
    language: Language,
    codes: readonly string[],
    change: Change,
  ): Promise<Result<CartView, Refusal>> {
    const locked = () => inTransactionResult(db, (tx) => changeLocked(tx, owner, language, codes, change))
    // Staff's changes need the transaction for their audit entry.
    if (isShopActor(owner)) return locked()
    const guess = guesses.get(owner.ownerId)
    const guessed = guess && (await changeRead(db, guess, language, codes, change))
    // A refusal, or a change without effect, must be checked against the stored cart.
    if (guess && guessed?.ok && guessed.value.version !== guess.row.version) return guessed
    const found = await findOpenCart(db, owner, defaultPlace)
    const changed = found?.row.status === 'Active' ? await changeRead(db, found, language, codes, change) : null
    return changed ?? locked()
  }

  /** Null, with nothing written, when another call has changed the cart since it was read. */
  async function changeRead(
    executor: Executor,
    { row, lines }: StoredCart,
    language: Language,
    codes: readonly string[],
    change: Change,
  ): Promise<Result<CartView, Refusal> | null> {
    const now = clock.now()
    const sellables = await loadSellables(executor, [...codes, ...codesOf(lines)], language, now)
    const next = changed(lines, sellables, change, shopDay(now))
    if (!next.ok) return next
    const after = next.value
    // No new version when nothing changed: a line deleted twice, the same lines put again.
    if (isSame(lines, after)) return ok(await view(executor, row, after, language, sellables))
    const written = await writeCart(executor, row, { pricedAt: now, lines: lineChanges(lines, after) }, now)
    if (!written) return null
    // A transaction may roll back, and another write then get the same version.
    if (executor === db) guesses.set(row.ownerId, { row: written, lines: after })
    return ok(await view(executor, written, after, language, sellables))
  }

  /** Changes a locked cart: for the first line, a frozen cart, or after a conflict with another change. */
  async function changeLocked(
    tx: Transaction,
    owner: OwnerContext,
    language: Language,
    codes: readonly string[],
    change: Change,
  ): Promise<Result<CartView, Refusal>> {
    const found = await lockOpenCart(tx, owner, defaultPlace)
    const changeable = found ? await makeChangeable(tx, found, owner) : null
    if (changeable?.ok === false) return changeable
    if (!changeable) {
      const now = clock.now()
      const sellables = await loadSellables(tx, codes, language, now)
      const first = changed([], sellables, change, shopDay(now))
      if (!first.ok) return first
      if (first.value.length === 0) return ok(await emptyView(tx, await highestVersion(tx, [owner.ownerId])))
    }
    // Another tab may have added the first line before: then its lines exist already.
    const row = changeable?.value ?? (await openCart(tx, owner))
    const result = await changeRead(tx, { row, lines: await listLines(tx, row.id) }, language, codes, change)
    if (!result) throw new Error(`Cart ${row.id} changed while it was locked`)
    if (result.ok) await recordChange(tx, owner, row.id, found)
    return result
  }

  async function openCart(tx: Transaction, owner: OwnerContext): Promise<CartRow> {
    await insertCart(tx, owner, defaultPlace, (await highestVersion(tx, [owner.ownerId])) + 1, clock.now())
    const row = await lockOpenCart(tx, owner, defaultPlace)
    if (!row) throw new Error('The cart just opened is not there')
    if (!isShopActor(owner)) afterCommit(tx, onBegun)
    return row
  }

  return { reprice, changeLines, changeRead }
}

/** Applies a change at current prices: a shopper who changes the cart has seen the earlier price changes. */
function changed(
  lines: readonly CartLine[],
  sellables: Sellables,
  change: Change,
  today: string,
): Result<CartLine[], Refusal> {
  const next = change(lines, sellables, randomUUID, today)
  return next.ok ? ok(repriceLines(next.value, sellables, true)) : next
}

const codesOf = (lines: readonly CartLine[]): string[] => lines.map((line) => line.code)

const isSame = (before: readonly CartLine[], after: readonly CartLine[]): boolean =>
  JSON.stringify(before) === JSON.stringify(after)
