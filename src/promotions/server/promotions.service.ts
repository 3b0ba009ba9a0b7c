import type { Clock } from '#src/platform/clock.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Adjustment } from '../rules/adjustment.ts'
import { hasLimits, limitsReached } from '../rules/limits.ts'
import {
  customerGroups,
  isOpenedBy,
  needsCode,
  type Promotion,
  type PromotionCart,
  promotionIdOf,
} from '../rules/promotion.ts'
import { foldEmail } from './customer-key.ts'
import { type AskedPromotions, findSingleUseCode, listLivePromotions, listPromotionsAt } from './promotion.store.ts'
import {
  insertRedemptions,
  listUsage,
  lockPromotions,
  moveOrderRedemptions,
  type UsageQuestion,
} from './redemption.store.ts'

/** Cache tag of everything that depends on which promotions exist. */
export const promotionsTag = 'promotions'
/** A change whose event was lost takes effect after this at the latest. */
const cacheMs = 60_000

export interface PromotionsDeps {
  clock: Clock
  keys: PurposeKeys
  /** Whether a customer has paid for an order before, by keyed hashes and the plain address; the orders domain answers. */
  hasOrdered: (executor: Executor, customer: { keys: readonly string[]; email: string }) => Promise<boolean>
}

/** The shopper, as the cart knows them. */
export interface Shopper {
  ownerId: string
  /** Null until the shopper has given it. */
  email: string | null
  couponCode: string | null
  /** A customer who is made up, has used nothing, and has ordered before or not. */
  madeUp?: 'first-order' | 'ordered-before'
}

/** The engine's input apart from the goods. */
export interface PromotionFacts extends Pick<PromotionCart, 'at' | 'code' | 'customer' | 'exhausted' | 'budgetLeft'> {
  promotions: readonly Promotion[]
}

/** Keyed hashes of an address, which limits per customer count by; none for an invalid address. */
export function customerKeysOf(keys: Pick<PurposeKeys, 'signatures'>, email: string): readonly string[] {
  const folded = foldEmail(email)
  return folded === '' ? [] : keys.signatures(folded)
}

export type PromotionsService = ReturnType<typeof createPromotionsService>

export function createPromotionsService({ clock, keys, hasOrdered }: PromotionsDeps) {
  let cache: { promotions: Promise<Promotion[]>; until: number } | null = null

  /** Promotions that are switched on, from the cache in memory. */
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

  /** The engine's input for a cart; queries the database only for codes and for promotions with limits. */
  const factsFor = async (executor: Executor, shopper: Shopper): Promise<PromotionFacts> =>
    factsOf(executor, await livePromotions(executor), clock.now(), shopper)

  async function factsOf(
    executor: Executor,
    promotions: readonly Promotion[],
    at: Date,
    { ownerId, email, couponCode, madeUp }: Shopper,
  ): Promise<PromotionFacts> {
    const code = await codeOf(executor, promotions, couponCode)
    const open = promotions.filter((promotion) => !needsCode(promotion) || isOpenedBy(promotion, code))
    const customerKeys = keysOf(email)
    const isKnown = madeUp !== undefined || customerKeys.length > 0
    const usage = await limitsOf(executor, open, { customerKeys, code: code?.code ?? null }, isKnown)
    const groups = ownerId.startsWith('c_') ? customerGroups : []
    return { promotions, at, code, customer: { groups, isFirstOrder: await isFirstOrder() }, ...usage }

    async function isFirstOrder(): Promise<boolean | null> {
      if (madeUp !== undefined) return madeUp === 'first-order'
      if (email === null || !open.some(({ conditions }) => conditions.firstOrder)) return null
      return !(await hasOrdered(executor, { keys: customerKeys, email }))
    }
  }

  const keysOf = (email: string | null): readonly string[] => customerKeysOf(keys, email ?? '')

  /**
   * Writes the redemptions with the order. Promotions with limits are locked, so that of two orders for the last use one is
   * refused. A refusal names the promotions that are used up; the caller then rolls back.
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
    const isKnown = customerKeys.length > 0
    const { exhausted, budgetLeft } = await limitsOf(tx, limited, { customerKeys, code }, isKnown)
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

    /** Variations that may be added as gifts; the catalogue query for the cart's goods includes them. */
    giftCodes: async (executor: Executor): Promise<string[]> => giftsIn(await livePromotions(executor)),

    /** The same questions about another moment, a code and a promotion that is tried out. Nothing is cached. */
    async simulated(executor: Executor, asked: AskedPromotions) {
      const promotions = await listPromotionsAt(executor, asked)
      return {
        promotions,
        factsFor: (tx: Executor, shopper: Shopper) => factsOf(tx, promotions, asked.at, shopper),
        giftCodes: () => Promise.resolve(giftsIn(promotions)),
      }
    },

    invalidate,
  }
}

const giftsIn = (promotions: readonly Promotion[]): string[] =>
  promotions.flatMap(({ reward }) => (reward.type === 'freeGift' ? [reward.code] : []))

/** Marks an order's redemptions as used or released; orders call it inside their transitions. */
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

/** Promotions whose limits are reached, by the stored redemptions. */
async function limitsOf(
  executor: Executor,
  promotions: readonly Promotion[],
  question: Omit<UsageQuestion, 'promotionIds'>,
  isCustomerKnown: boolean,
): Promise<Pick<PromotionCart, 'exhausted' | 'budgetLeft'>> {
  const limited = promotions.filter(hasLimits)
  const usages = await listUsage(executor, { ...question, promotionIds: limited.map(({ id }) => id) })
  return limitsReached(limited, usages, isCustomerKnown)
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

/** Whether the code is none of the promotion's shared codes. */
const isSingleUse = (promotions: readonly Promotion[], id: number, code: string | null): boolean =>
  code !== null && promotions.some((one) => one.id === id && !one.couponCodes.includes(code))
