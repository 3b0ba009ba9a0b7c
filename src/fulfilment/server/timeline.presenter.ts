import { reversalReasons } from '#src/orders/rules/kept-details.ts'
import { type HoldReason, holdNotePrefix, holdReasons } from '#src/orders/rules/order-states.ts'
import type { OrderParts } from '#src/orders/server/orders.service.ts'
import type { TimelineEntry } from '../contract/order-record.ts'
import type { listOrderAudit } from './order-record.store.ts'
import { named, type Words } from './words.ts'

/**
 * Words for the actor of something, made from what `actorLabel` keeps: staff and operators stand by their names, the shopper
 * and the shop's own work by what they are. They are empty where no actor is known.
 */
export function whoDid(label: string, { language, text }: Words): string {
  const [kind = '', ...names] = label.split(' ')
  const name = names.join(' ')
  switch (kind) {
    case 'staff':
    case 'operator':
      return name
    case 'customer':
    case 'visitor':
      return text(language, 'office/actor/customer')
    case 'job':
    case 'system':
      // The command line names the operator who typed; a job has only its queue to name.
      return name === '' || name.includes('.') ? text(language, 'office/actor/system') : name
    case 'none':
      return ''
    default:
      return label
  }
}

/** These reasons have a detail that a person wrote or must read; the others say all by themselves. */
const detailedReasons: readonly HoldReason[] = ['engraving', 'staff']

/** The rest of what staff read about a hold, after its reason. */
export const holdDetail = (reason: HoldReason, detail: string): string =>
  detailedReasons.includes(reason) ? detail : ''

/** The detail of an event in words: the parcel, why the order is held, the reference of a withdrawal. */
function detailOf({ key, detail }: { key: string; detail: string }, words: Words): string {
  const [, parcel] = /^parcel (\d+)$/.exec(detail) ?? []
  if (parcel !== undefined) return words.text(words.language, 'office/timeline/parcel', { number: Number(parcel) + 1 })
  const [reversal] = Object.entries(reversalReasons).find(([, kept]) => kept === detail) ?? []
  if (key === 'payment-reversed' && reversal !== undefined)
    return words.text(words.language, `office/timeline/reversed/${reversal}`)
  const reason = holdReasons.find((one) => detail === one || detail.startsWith(holdNotePrefix(one)))
  if (reason !== undefined) {
    const rest = holdDetail(reason, detail.slice(holdNotePrefix(reason).length))
    return [named(words, 'holdReasons', reason).label, rest].filter((part) => part !== '').join(': ')
  }
  // The books keep only a code for why an order ended.
  return key === 'order-cancelled' ? '' : detail
}

interface Happened extends Pick<OrderParts, 'events'> {
  audit: Awaited<ReturnType<typeof listOrderAudit>>
}

/** What happened to an order and who did it, newest first: its own events, and what only the audit has. */
export function presentTimeline({ events, audit }: Happened, words: Words): TimelineEntry[] {
  const { language, text } = words
  const own = events.map((event): TimelineEntry => ({
    at: event.at.toISOString(),
    kind: 'event',
    key: event.key,
    text: text(language, `orders/timeline/${event.key}`),
    detail: detailOf(event, words),
    by: whoDid(event.actor, words),
  }))
  const others = audit.map(({ at, command, by }): TimelineEntry => ({
    at: new Date(at).toISOString(),
    kind: 'audit',
    key: command,
    text: text(language, `office/audit/${command}`),
    detail: '',
    by: whoDid(by, words),
  }))
  return [...own, ...others].toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}
