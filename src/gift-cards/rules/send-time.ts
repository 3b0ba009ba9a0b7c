import { shopTimeZone } from '#src/common/locale.ts'
import { sendHour } from '../contract/limits.ts'

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: shopTimeZone, hour: 'numeric', hourCycle: 'h23' })
const hourMs = 3_600_000

/** When a card for this shop day is mailed: in the morning, or at once where that is past or no day was chosen. */
export function sendTime(sendOn: string, now: Date): Date {
  if (sendOn === '') return now
  const noon = new Date(`${sendOn}T12:00:00Z`)
  // The clocks are never changed between eight and noon.
  const morning = noon.getTime() - (Number(hours.format(noon)) - sendHour) * hourMs
  return new Date(Math.max(now.getTime(), morning))
}
