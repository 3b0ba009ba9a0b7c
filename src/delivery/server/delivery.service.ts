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
  /** Null: the shop has none, and its own prices count. */
  provider: DeliveryProvider | null
}

export type Delivery = ReturnType<typeof createDelivery>

/** Where goods go to, as far as carriers want to know. */
export interface PostalArea {
  countryCode: string
  postalCode: string
}

export interface FoundPoints {
  points: FoundPoint[]
  nearest: FoundPoint | null
}

/** Who is about to choose or to order is told nothing older. */
const freshMs = 60_000

/** Ways of delivery, places and times: what the shop has decided of them and what the provider says. */
export function createDelivery({ db, clock, log, settings, provider }: DeliveryDeps) {
  const { terms: decided, stores, lastReported, forget } = createDeliveryTerms({ clock, settings })
  let asking: Promise<void> | null = null

  /** Without a provider nobody knows the carriers' places, and nothing can be sent there. */
  async function terms(executor: Executor): Promise<DeliveryTerms> {
    const { methods, tariffs } = await decided(executor)
    return { methods: provider ? methods : methods.filter(({ methodId }) => !isPointMethod(methodId)), tariffs }
  }

  /** Asks the provider for its prices and writes them down; those it told before stay when it does not answer. */
  async function refresh(): Promise<void> {
    const tariffs = await ask((asked) => asked.listTariffs())
    if (tariffs === null) return
    await inTransaction(db, async (tx) => {
      await replaceTariffs(tx, tariffs, clock.now())
      await emitCacheEvent(tx, [deliveryTag])
    })
    forget()
  }

  /** Waits for new prices when those there are may be old, and never longer than the provider may take. */
  async function freshen(): Promise<void> {
    const told = await lastReported(db)
    if (told !== null && +clock.now() - +told < freshMs) return
    asking ??= refresh().finally(() => (asking = null))
    await asking
  }

  /** Null where there is no provider; and, with a line in the log, when it does not answer. */
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

  /** Where the goods can be fetched, the nearest first; null: the provider does not answer. */
  async function findPoints(
    methodId: string,
    { countryCode, postalCode }: PostalArea,
    words: string,
    language: Language,
  ): Promise<FoundPoints | null> {
    if (methodId === storeMethod) return { points: await findStores(language), nearest: null }
    if (!isPointMethod(methodId) || countryCode !== homeCountryCode) return { points: [], nearest: null }
    // A postal code says where to look from, other words what for.
    const code = words.replaceAll(/\s/g, '')
    const isCode = /^\d{5}$/.test(code)
    const search = { methodId, postalCode: isCode ? code : postalCode, words: isCode ? '' : words, limit: maxPoints }
    return ask((asked) => asked.findPoints(search))
  }

  /** From a shop day on; null: the provider does not answer. */
  async function listWindows(place: PostalArea, from: string): Promise<ProviderWindow[] | null> {
    return ask((asked) => asked.listWindows({ ...place, from }))
  }

  type Wanted = { methodId: string; pickupPointId?: string | undefined; window?: DeliveryWindow | undefined }
  type Confirmed = Pick<DeliveryChoice, 'point' | 'window'>
  /** `gone`: there is no such place or time; `full`: it takes nothing more; `unavailable`: nobody can say; `missing`: none is named. */
  type Refused = 'gone' | 'full' | 'unavailable' | 'missing'

  /** What a shopper asks for, as the provider has it: nothing of a place is believed but its id. */
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

  /** Null: it is free. */
  async function confirmWindow(window: DeliveryWindow, place: PostalArea, from: string): Promise<Refused | null> {
    const windows = await listWindows(place, from)
    if (windows === null) return 'unavailable'
    const found = windows.find((one) => one.date === window.date && one.from === window.from && one.to === window.to)
    return found === undefined ? 'gone' : found.isFull ? 'full' : null
  }

  /** Whether a place or a time can still be had; nobody loses an order because the provider does not answer. */
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
