import type { AnalyticsEvent } from './events.ts'
import { withoutSecrets } from './without-secrets.ts'

export type { AnalyticsEvent, AnalyticsItem, EcommerceData, ListData } from './events.ts'

/**
 * The analytics bus. Any domain may send; destinations are connected once the visitor has agreed (C-11). Until the visitor
 * has chosen, events wait in memory and nowhere else; a refusal drops them, and those that follow.
 */
type Destination = (event: AnalyticsEvent) => void

/** What becomes of an event at once; `held` may still be delivered or dropped later. */
export type DeliveryStatus = 'held' | 'delivered' | 'dropped'

/** The most events that wait; beyond it the oldest are dropped first. */
const maxWaiting = 200
let waiting: AnalyticsEvent[] = []
let isHolding = true
const destinations = new Set<Destination>()
const observers = new Set<(event: AnalyticsEvent, fate: DeliveryStatus) => void>()

/** Sends, holds or drops an event. Never throws: a broken destination must not break the shop. */
export function track(event: AnalyticsEvent): void {
  const clean = withoutSecrets(event)
  const fate: DeliveryStatus = destinations.size > 0 ? 'delivered' : isHolding ? 'held' : 'dropped'
  if (fate === 'held') waiting = [...waiting, clean].slice(-maxWaiting)
  if (fate === 'delivered') for (const send of destinations) safely(() => send(clean))
  for (const look of observers) safely(() => look(clean, fate))
}

/** Connects destinations the visitor agreed to; the first ones get the waiting events. Returns a function that disconnects them. */
export function connectDestination(...sends: Destination[]): () => void {
  const queued = waiting
  waiting = []
  for (const send of sends) {
    destinations.add(send)
    for (const event of queued) safely(() => send(event))
  }
  return () => sends.forEach((send) => destinations.delete(send))
}

/** `false` after a refusal: waiting events are dropped and later ones are not held. `true` while the visitor has not chosen. */
export function holdEvents(hold: boolean): void {
  isHolding = hold
  if (!hold) waiting = []
}

/** Calls `look` with every event and its delivery status, those that wait first. Returns a function that stops it. */
export function observeEvents(look: (event: AnalyticsEvent, fate: DeliveryStatus) => void): () => void {
  for (const event of waiting) safely(() => look(event, 'held'))
  observers.add(look)
  return () => void observers.delete(look)
}

function safely(action: () => void): void {
  try {
    action()
  } catch (error) {
    console.error(error) // oxlint-disable-line no-console -- the only trace of a fault in a third party's script
  }
}
