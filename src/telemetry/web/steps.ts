import { businessEvents, type EventName } from '#src/shell/web/analytics/events.ts'
import type { ReportedStep } from '../contract/words.ts'
import { sendStep } from './telemetry-api.ts'

/** Whether the page on the screen has reported that its product was opened: another size of it is the same page. */
let isProductReported = false

/**
 * Tells the shop of an event that is a step towards an order: that it was taken, and nothing of what it was about. A product is reported
 * once in a view of its page.
 */
export function tellStep(event: EventName): void {
  if (event === 'virtual_page_view') isProductReported = false
  if (event === businessEvents['checkout begin']) send('checkout')
  if (event !== businessEvents['product view'] || isProductReported) return
  isProductReported = true
  send('product')
}

const send = (step: ReportedStep): void => sendStep({ step })
