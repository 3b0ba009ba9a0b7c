import { homeCountryCode } from '#src/common/countries.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import type { DeliveryWindow, PickupPoint } from '../contract/delivery.ts'
import { homeMethod, isPointMethod, maxPoints, storeMethod } from '../contract/limits.ts'
import type { DeliveryChoice } from '../rules/choice.ts'
import type { DeliveryTerms } from '../rules/methods.ts'
import { createDeliveryTerms, deliveryTag, type DeliveryTermsDeps } from './delivery-terms.ts'
import { replaceTariffs } from './delivery.store.ts'
import {
  type DeliveryProvider,
  type FoundPoint,
  ProviderUnavailable,
  type ProviderWindow,
} from './provider/delivery-provider.ts'

export { presentPoint, presentWindow } from './delivery.presenter.ts'

export interface DeliveryDeps extends DeliveryTermsDeps {
  db: Database
  log: Pick<Log, 'warn'>
  /** Null: the shop has none, and its own prices apply. */
  provider: DeliveryProvider | null
}

export type Delivery = ReturnType<typeof createDelivery>

/** The destination, as far as carriers need it. */
export interface PostalArea {
  countryCode: string
  postalCode: string
}

export interface FoundPoints {
  points: FoundPoint[]
  nearest: FoundPoint | null
}

/** A shopper who is about to choose or to order sees no older prices. */
const freshMs = 60_000

/** Delivery methods, pickup points and times, from the shop's settings and the provider. */
export function createDelivery({ db, clock, log, settings, provider }: DeliveryDeps) {
  const { terms: decided, stores, lastReported, forget } = createDeliveryTerms({ clock, settings })
  let asking: Promise<void> | null = null

  /** Leaves out methods with pickup points when there is no provider: the points are unknown then. */
  async function terms(executor: Executor): Promise<DeliveryTerms> {
    const { methods, tariffs } = await decided(executor)
    return { methods: provider ? methods : methods.filter(({ methodId }) => !isPointMethod(methodId)), tariffs }
  }

  /** Fetches the provider's prices and stores them; when it does not respond, the earlier ones stay. */
  async function refresh(): Promise<void> {
    const tariffs = await ask((asked) => asked.listTariffs())
    if (tariffs === null) return
    await inTransaction(db, async (tx) => {
      await replaceTariffs(tx, tariffs, clock.now())
      await emitCacheEvent(tx, [deliveryTag])
    })
    forget()
  }

  /** Waits for new prices when the stored ones may be old, at most as long as the provider's timeout. */
  async function freshen(): Promise<void> {
    const told = await lastReported(db)
    if (told !== null && +clock.now() - +told < freshMs) return
    asking ??= refresh().finally(() => (asking = null))
    await asking
  }

  /** Calls the provider. Null where there is none, and (logged) when it does not respond. */
  async function ask<Answer>(question: (asked: DeliveryProvider) => Promise<Answer>): Promise<Answer | null> {
    if (provider === null) return null
    try {
      return await question(provider)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn({ err: error }, 'the delivery provider did not answer')
      return null
    }
  }

  async function findStores(language: Language): Promise<FoundPoint[]> {
    const found = await stores(db, language)
    return found.map((point) => ({ point, openingHours: [], isFull: false, distanceMeters: null }))
  }

  /** Pickup points, nearest first; null: the provider does not respond. */
  async function findPoints(
    methodId: string,
    { countryCode, postalCode }: PostalArea,
    words: string,
    language: Language,
  ): Promise<FoundPoints | null> {
    if (methodId === storeMethod) return { points: await findStores(language), nearest: null }
    if (!isPointMethod(methodId) || countryCode !== homeCountryCode) return { points: [], nearest: null }
    // A postal code sets where the search starts; other words set what it looks for.
    const code = words.replaceAll(/\s/g, '')
    const isCode = /^\d{5}$/.test(code)
    const search = { methodId, postalCode: isCode ? code : postalCode, words: isCode ? '' : words, limit: maxPoints }
    return ask((asked) => asked.findPoints(search))
  }

  /** Delivery windows from a shop day on; null: the provider does not respond. */
  async function listWindows(place: PostalArea, from: string): Promise<ProviderWindow[] | null> {
    return ask((asked) => asked.listWindows({ ...place, from }))
  }

  type Wanted = { methodId: string; pickupPointId?: string | undefined; window?: DeliveryWindow | undefined }
  type Confirmed = Pick<DeliveryChoice, 'point' | 'window'>
  /** `gone`: no such point or time; `full`: it is full; `unavailable`: the provider does not respond; `missing`: none given. */
  type Refused = 'gone' | 'full' | 'unavailable' | 'missing'

  /** Checks a shopper's choice with the provider; of a pickup point only the id is trusted. */
  async function confirm(
    { methodId, pickupPointId, window }: Wanted,
    place: PostalArea,
    from: string,
    language: Language,
  ): Promise<Result<Confirmed, Refused>> {
    if (methodId === storeMethod) return confirmStore(pickupPointId, language)
    if (pickupPointId !== undefined) {
      if (!isPointMethod(methodId)) return refuse('gone')
      const point = await confirmPoint(pickupPointId)
      return point.ok ? ok({ point: point.value, window: null }) : point
    }
    if (isPointMethod(methodId)) return refuse('missing')
    if (window === undefined) return ok({ point: null, window: null })
    if (methodId !== homeMethod) return refuse('gone')
    const free = await confirmWindow(window, place, from)
    return free === null ? ok({ point: null, window }) : refuse(free)
  }

  async function confirmStore(id: string | undefined, language: Language): Promise<Result<Confirmed, Refused>> {
    const all = await stores(db, language)
    const store = id === undefined ? all[0] : all.find((store) => store.id === id)
    return store ? ok({ point: store, window: null }) : refuse('gone')
  }

  async function confirmPoint(id: string): Promise<Result<PickupPoint, Refused>> {
    const found = await ask(async (asked) => ({ point: await asked.findPoint(id) }))
    if (found === null) return refuse('unavailable')
    if (found.point === null) return refuse('gone')
    return found.point.isFull ? refuse('full') : ok(found.point.point)
  }

  /** Null: the window is free. */
  async function confirmWindow(window: DeliveryWindow, place: PostalArea, from: string): Promise<Refused | null> {
    const windows = await listWindows(place, from)
    if (windows === null) return 'unavailable'
    const found = windows.find((one) => one.date === window.date && one.from === window.from && one.to === window.to)
    return found === undefined ? 'gone' : found.isFull ? 'full' : null
  }

  /** Whether a point or a time is still available; true when the provider does not respond, so that no order is lost. */
  async function isStillThere(choice: DeliveryChoice, place: PostalArea, from: string): Promise<boolean> {
    const { point, window, methodId } = choice
    if (point !== null && isPointMethod(methodId)) {
      const found = await confirmPoint(point.id)
      return found.ok || found.error === 'unavailable'
    }
    if (window === null) return true
    const fault = await confirmWindow(window, place, from)
    return fault === null || fault === 'unavailable'
  }

  function invalidate(tags: readonly string[] | 'all'): void {
    if (tags === 'all' || tags.includes(deliveryTag)) forget()
  }

  return { terms, findPoints, listWindows, confirm, isStillThere, freshen, refresh, invalidate }
}
