import { noonOf, dayText } from '#src/common/day-text.ts'
import { unprintableNameDetail } from '#src/orders/rules/kept-details.ts'
import type { Words } from './words.ts'

/** What a task says in the books by its kind, and the values in it; other kinds quote the payment provider. */
const shapes: Readonly<Record<string, RegExp>> = {
  'stock-short':
    /^(?<code>\S+): (?<onHand>\d+) on hand, (?<promised>\d+) promised to (?<orders>.+?)(?: and (?<more>\d+) more)?$/,
  'stock-split': /^(?<codes>.+): what it holds is not what its goods take today; the hold decides$/,
  'refunded-pieces': /^pieces that were refunded are no longer in their parcels: see what is left to send$/,
  'authorisation-ends': /^paid (?<day>\d{4}-\d\d-\d\d), nothing is packed$/,
  'capture-unanswered': /^\w+ since (?<since>.+)$/,
  'refund-unanswered': /^\w+ since (?<since>.+)$/,
  'unprintable-name': new RegExp(`^${unprintableNameDetail}$`),
}

/** The detail of a task in the reader's words; one that quotes the payment provider stays as it is. */
export function taskDetail(kind: string, detail: string, { language, text }: Words): string {
  const found = shapes[kind]?.exec(detail)
  if (!found) return detail
  const { more, day, ...values } = found.groups ?? {}
  const params = { ...values, ...(day !== undefined && { day: dayText(noonOf(day), language) }) }
  const said = text(language, `office/task-detail/${kind}`, params)
  return more === undefined ? said : `${said} ${text(language, 'office/task-detail/more', { more })}`
}
