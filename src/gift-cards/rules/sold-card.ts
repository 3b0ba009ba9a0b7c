import { cleanLine, cleanParagraphs } from '#src/common/clean-text.ts'
import { dayName } from '#src/common/day-name.ts'
import { emailRule } from '#src/common/email-rule.ts'
import { brokenRules, type FieldRule } from '#src/common/field-rules.ts'
import type { Language } from '#src/common/locale.ts'
import { isDay } from '#src/common/shop-time.ts'
import { messageMax, nameMax, sendWithinDays } from '../contract/limits.ts'
import type { ShownCard, SoldCard } from '../contract/sold-card.ts'

/** One table for the form and the server; keys without the leading slash. The day has separate rules. */
const rules = {
  recipientName: { max: { length: nameMax, key: 'gift-card/form/name-long' } },
  recipientEmail: emailRule,
  senderName: { max: { length: nameMax, key: 'gift-card/form/name-long' } },
  message: { max: { length: messageMax, key: 'gift-card/form/message-long' } },
} as const satisfies Partial<Record<keyof SoldCard, FieldRule>>

/** The card as it is stored: no characters that turn text, hide or pile up, and no sender on a card sent to oneself. */
export function normaliseCard(card: SoldCard): SoldCard {
  return {
    isForSelf: card.isForSelf,
    recipientName: cleanLine(card.recipientName),
    recipientEmail: cleanLine(card.recipientEmail),
    senderName: card.isForSelf ? '' : cleanLine(card.senderName),
    message: cleanParagraphs(card.message),
    sendOn: card.sendOn.trim(),
  }
}

/** Text keys by field of a normalised card; empty when it can be sold. `today`: shop day. */
export function cardFaults(card: SoldCard, today: string): Partial<Record<keyof SoldCard, string>> {
  const day = dayFault(card.sendOn, today)
  return {
    ...(!card.isForSelf && card.recipientName === '' && { recipientName: 'gift-card/form/name-required' }),
    ...brokenRules(rules, card),
    ...(day !== null && { sendOn: day }),
  }
}

function dayFault(sendOn: string, today: string): string | null {
  if (sendOn === '') return null
  if (!isDay(sendOn)) return 'gift-card/form/day-invalid'
  if (sendOn < today) return 'gift-card/form/day-past'
  return sendOn > lastSendDay(today) ? 'gift-card/form/day-late' : null
}

/** The latest day a card bought today can be sent. */
export function lastSendDay(today: string): string {
  const date = new Date(`${today}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + sendWithinDays)
  return date.toISOString().slice(0, 10)
}

/** A day that was chosen and has gone by while the card lay in the cart. */
export const isDayPast = ({ sendOn }: SoldCard, today: string): boolean => sendOn !== '' && sendOn < today

/** Same sum, words and day for the same person: their numbers add up. */
export const isSameCard = (one: SoldCard, other: SoldCard): boolean =>
  (Object.keys(one) as (keyof SoldCard)[]).every((field) => one[field] === other[field]) // its own keys

const hours = { fi: 'kello 8', sv: 'kl. 8', en: 'at 8 am' }

/** "to 24.12. kello 8", with the year where it is another; empty: as soon as it is paid. */
export function sendsString(sendOn: string, language: Language, today: string): string {
  if (sendOn === '') return ''
  const year =
    sendOn.slice(0, 4) === today.slice(0, 4) ? '' : `${language === 'fi' ? '' : '\u00a0'}${sendOn.slice(0, 4)}`
  return `${dayName(sendOn, language)}${year} ${hours[language]}`
}

export const shownCard = (card: SoldCard, language: Language, today: string): ShownCard => ({
  ...card,
  sendsString: sendsString(card.sendOn, language, today),
})
