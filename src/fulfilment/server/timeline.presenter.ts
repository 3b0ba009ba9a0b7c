import { type HoldReason, holdNotePrefix, holdReasons } from '#src/orders/rules/order-states.ts'
import type { TimelineEntry } from '../contract/order-record.ts'
import type { OrderForStaff, Words } from './order-record.presenter.ts'

/**
 * Who did something, in words, from what `actorLabel` keeps: staff and operators by their names, the shopper and the shop's own
 * work by what they are. Empty where nobody is known.
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
      // A line of the operators says who typed it; a job has only its queue to name.
      return name === '' || name.includes('.') ? text(language, 'office/actor/system') : name
    case 'none':
      return ''
    default:
      return label
  }
}

/** Reasons whose detail a person wrote or must read; of the others the reason itself says all. */
const toldReasons: readonly HoldReason[] = ['engraving', 'staff']

/** What is told of a hold beside its reason. */
export const holdDetail = (reason: HoldReason, detail: string): string => (toldReasons.includes(reason) ? detail : '')

/** The detail of an event in words: the parcel, why the order is held, the reference of a withdrawal. */
function detailOf({ key, detail }: { key: string; detail: string }, { language, text }: Words): string {
  const [, parcel] = /^parcel (\d+)$/.exec(detail) ?? []
  if (parcel !== undefined) return text(language, 'office/timeline/parcel', { number: Number(parcel) + 1 })
  const reason = holdReasons.find((one) => detail.startsWith(holdNotePrefix(one)))
  if (reason !== undefined) {
    const told = holdDetail(reason, detail.slice(holdNotePrefix(reason).length))
    return [text(language, `office/orders/holdReasons/${reason}`), told].filter((part) => part !== '').join(': ')
  }
  // Of an end only a code is kept; what the person sees of it is the refund or the cart beside it.
  return key === 'order-cancelled' ? '' : detail
}

/** What happened to an order and who did it, newest first: its own events, and what only the audit has. */
export function presentTimeline({ events, audit }: OrderForStaff, words: Words): TimelineEntry[] {
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
