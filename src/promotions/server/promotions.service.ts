import type { Clock } from '#src/platform/clock.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Adjustment } from '../rules/adjustment.ts'
import { hasLimits, limitsReached } from '../rules/limits.ts'
import { isOpenedBy, needsCode, type Promotion, type PromotionCart, promotionIdOf } from '../rules/promotion.ts'
import { foldEmail } from './customer-key.ts'
import { findSingleUseCode, listLivePromotions } from './promotion.store.ts'
import {
  insertRedemptions,
  listUsage,
  lockPromotions,
  moveOrderRedemptions,
  type UsageQuestion,
} from './redemption.store.ts'

/** Of whatever depends on which promotions there are. */
export const promotionsTag = 'promotions'
/** A change whose event was lost counts from then at the latest. */
const cacheMs = 60_000

export interface PromotionsDeps {
  clock: Clock
  keys: PurposeKeys
  /** Whether somebody has paid for an order before, by keyed hashes and the plain address; orders know it. */
  hasOrdered: (executor: Executor, customer: { keys: readonly string[]; email: string }) => Promise<boolean>
}

/** Whose cart is looked at. */
export interface Shopper {
  ownerId: string
  /** Null until the shopper has said. */
  email: string | null
  couponCode: string | null
}

/** What the engine is told beside the goods. */
export interface PromotionFacts extends Pick<PromotionCart, 'at' | 'code' | 'customer' | 'exhausted' | 'budgetLeft'> {
  promotions: readonly Promotion[]
}

/** Keyed hashes of an address, by which limits per customer count; none for what is no address. */
export function customerKeysOf(keys: Pick<PurposeKeys, 'signatures'>, email: string): readonly string[] {
  const folded = foldEmail(email)
  return folded === '' ? [] : keys.signatures(folded)
}

export type PromotionsService = ReturnType<typeof createPromotionsService>

export function createPromotionsService({ clock, keys, hasOrdered }: PromotionsDeps) {
  let cache: { promotions: Promise<Promotion[]>; until: number } | null = null

  /** Those that are switched on, from memory. */
  async function livePromotions(executor: Executor): Promise<readonly Promotion[]> {
    const now = clock.now()
    if (cache === null || cache.until <= +now) {
      const read = { promotions: listLivePromotions(executor, now), until: +now + cacheMs }
      cache = read
      read.promotions.catch(() => {
        if (cache === read) cache = null
      })
    }
    return cache.promotions
  }

  /** What the cart's promotions depend on; asks the database only about codes and what has limits. */
  async function factsFor(executor: Executor, shopper: Shopper): Promise<PromotionFacts> {
    const promotions = await livePromotions(executor)
    const code = await codeOf(executor, promotions, shopper.couponCode)
    const open = promotions.filter((promotion) => !needsCode(promotion) || isOpenedBy(promotion, code))
    const customerKeys = keysOf(shopper.email)
    const usage = await limitsOf(executor, open, { customerKeys, code: code?.code ?? null })
    const asksFirst = open.some(({ conditions }) => conditions.firstOrder)
    const isFirstOrder =
      asksFirst && shopper.email !== null
        ? !(await hasOrdered(executor, { keys: customerKeys, email: shopper.email }))
        : null
    const groups = shopper.ownerId.startsWith('c_') ? ['member'] : []
    return { promotions, at: clock.now(), code, customer: { groups, isFirstOrder }, ...usage }
  }

  const keysOf = (email: string | null): readonly string[] => customerKeysOf(keys, email ?? '')

  /**
   * Written down with the order, under the lock of those that have limits, so that of two orders for the last use one is told.
   * Refused with the promotions that are used up; then the caller rolls back.
   */
  async function reserveRedemptions(
    tx: Transaction,
    order: { orderId: string; email: string; adjustments: readonly Adjustment[] },
  ): Promise<Result<void, number[]>> {
    const now = clock.now()
    const wanted = usesOf(order.adjustments)
    if (wanted.size === 0) return ok(undefined)
    const promotions = (await livePromotions(tx)).filter(({ id }) => wanted.has(id))
    const limited = promotions.filter(hasLimits)
    await lockPromotions(
      tx,
      limited.map(({ id }) => id),
    )
    const customerKeys = keysOf(order.email)
    const code = [...wanted.values()].find((use) => use.code !== null)?.code ?? null
    const { exhausted, budgetLeft } = await limitsOf(tx, limited, { customerKeys, code })
    const gone = [...wanted].filter(
      ([id, { cents }]) => exhausted.has(id) || cents > (budgetLeft.get(id) ?? Number.POSITIVE_INFINITY),
    )
    if (gone.length > 0) return refuse(gone.map(([id]) => id))
    await insertRedemptions(
      tx,
      [...wanted].map(([promotionId, use]) => ({
        promotionId,
        orderId: order.orderId,
        code: use.code,
        isSingleUse: isSingleUse(promotions, promotionId, use.code),
        customerKey: customerKeys[0] ?? null,
        amountCents: use.cents,
        heldAt: now,
      })),
    )
    return ok(undefined)
  }

  function invalidate(tags: readonly string[] | 'all'): void {
    if (tags === 'all' || tags.includes(promotionsTag)) cache = null
  }

  return {
    factsFor,
    reserveRedemptions,
    customerKeys: keysOf,

    /** What may have to be put into a cart: the catalogue is asked about it with the cart's own goods. */
    async giftCodes(executor: Executor): Promise<string[]> {
      const promotions = await livePromotions(executor)
      return promotions.flatMap(({ reward }) => (reward.type === 'freeGift' ? [reward.code] : []))
    },

    invalidate,
  }
}

/** The order is paid, or is given up: for orders, inside their transitions. */
export const moveRedemptions = (
  tx: Transaction,
  orderId: string,
  status: 'used' | 'released',
  now: Date,
): Promise<void> => moveOrderRedemptions(tx, orderId, status, now)

async function codeOf(
  executor: Executor,
  promotions: readonly Promotion[],
  code: string | null,
): Promise<PromotionCart['code']> {
  if (code === null || code === '') return null
  const isShared = promotions.some(({ couponCodes }) => couponCodes.includes(code))
  const asksBatches = !isShared && promotions.some(({ hasSingleUseCodes }) => hasSingleUseCodes)
  return { code, singleUseOf: asksBatches ? await findSingleUseCode(executor, code) : null }
}

/** Whose limits are reached, by the rows of orders. */
async function limitsOf(
  executor: Executor,
  promotions: readonly Promotion[],
  question: Omit<UsageQuestion, 'promotionIds'>,
): Promise<Pick<PromotionCart, 'exhausted' | 'budgetLeft'>> {
  const limited = promotions.filter(hasLimits)
  const usages = await listUsage(executor, { ...question, promotionIds: limited.map(({ id }) => id) })
  return limitsReached(limited, usages, question.customerKeys.length > 0)
}

/** What each promotion takes off an order. */
function usesOf(adjustments: readonly Adjustment[]): Map<number, { cents: Cents; code: string | null }> {
  const uses = new Map<number, { cents: Cents; code: string | null }>()
  for (const { source, code, amountCents } of adjustments) {
    const id = promotionIdOf(source)
    if (id !== null) uses.set(id, { code, cents: (uses.get(id)?.cents ?? 0) + amountCents })
  }
  return uses
}

/** Not one of those that anybody may type. */
const isSingleUse = (promotions: readonly Promotion[], id: number, code: string | null): boolean =>
  code !== null && promotions.some((one) => one.id === id && !one.couponCodes.includes(code))
