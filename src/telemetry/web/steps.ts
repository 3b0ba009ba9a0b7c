import { businessEvents, type EventName } from '#src/shell/web/analytics/events.ts'
import type { ToldStep } from '../contract/words.ts'
import { sendStep } from './telemetry-api.ts'

const steps: Partial<Record<EventName, ToldStep>> = {
  [businessEvents['product view']]: 'product',
  [businessEvents['checkout begin']]: 'checkout',
}

/** Tells the shop of an event that is a step towards an order: that it was taken, and nothing of what it was about. */
export function tellStep(event: EventName): void {
  const step = steps[event]
  if (step !== undefined) sendStep({ step })
}
