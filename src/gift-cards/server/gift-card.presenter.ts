import type { Language } from '#src/common/locale.ts'
import { localeTag } from '#src/common/locale.ts'
import { type Cents, displayMoney, toEuros } from '#src/common/money.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { GiftCardBalance } from '../contract/gift-card.ts'
import { balanceOf } from '../rules/ledger.ts'
import { movementsOf } from '../rules/movements.ts'
import type { EntryRow, GiftCardRow } from './gift-card.store.ts'

/** What a person with code and PIN sees: money and days, no names. */
export function presentBalance(card: GiftCardRow, entries: readonly EntryRow[], language: Language): GiftCardBalance {
  const balanceCents = balanceOf(entries)
  return {
    last4: card.last4 ?? '',
    valueDisplay: displayMoney(card.amountCents, language),
    balance: toEuros(balanceCents),
    balanceDisplay: displayMoney(balanceCents, language),
    expiresDisplay: card.expiresOn === null ? '' : dayText(card.expiresOn, language),
    movements: movementsOf(entries).map(({ kind, at, amountCents }) => ({
      kind,
      dayDisplay: dayText(shopDay(at), language),
      amountDisplay: signed(amountCents, language),
    })),
  }
}

const signed = (cents: Cents, language: Language): string =>
  `${cents < 0 ? '−' : '+'}${displayMoney(Math.abs(cents), language)}`

const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), {
    day: 'numeric',
    month: language === 'fi' ? 'numeric' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
