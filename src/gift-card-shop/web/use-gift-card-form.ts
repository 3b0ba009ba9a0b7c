import { useState } from 'react'
import { shopDay } from '#src/common/working-days.ts'
import type { SoldCard } from '#src/gift-cards/contract/sold-card.ts'
import { cardFaults, normaliseCard } from '#src/gift-cards/rules/sold-card.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { browserClock } from '#src/shell/web/clock.ts'

/** The typed values. The day is kept while "at once" is chosen, so that going back finds it. */
export interface CardValues extends SoldCard {
  isOnDay: boolean
}

export type CardField = Exclude<keyof SoldCard, 'isForSelf'>
const fields: readonly CardField[] = ['recipientName', 'recipientEmail', 'senderName', 'message', 'sendOn']

const empty: CardValues = {
  isForSelf: false,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  sendOn: '',
  isOnDay: false,
}

const valuesOf = (card: SoldCard): CardValues => ({ ...card, isOnDay: card.sendOn !== '' })

export type GiftCardForm = ReturnType<typeof useGiftCardForm>

/** The form of a gift card, with the server's own rules. Faults are shown from the first press on. */
export function useGiftCardForm(initial: SoldCard | null) {
  const [values, setValues] = useState<CardValues>(initial ? valuesOf(initial) : empty)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<CardField, string>>>({})
  const today = shopDay(new Date(browserClock.now()))
  const { isOnDay, ...said } = values
  const card = normaliseCard({ ...said, sendOn: isOnDay ? said.sendOn : '' })
  const faults: Partial<Record<keyof SoldCard, string>> = {
    ...(isOnDay && said.sendOn === '' && { sendOn: 'gift-card/form/day-invalid' }),
    ...cardFaults(card, today),
  }
  return {
    values,
    card,
    today,
    /** Text key of the field's fault, without the leading slash. */
    faultOf: (field: CardField): string | undefined => (isTried ? faults[field] : undefined),
    /** The server's message, until the field is changed. */
    refusedOf: (field: CardField): string | undefined => refused[field],
    change: (changes: Partial<CardValues>): void => {
      setValues({ ...values, ...changes })
      setRefused({})
    },
    /** The first faulty field, null when none is; faults are shown from now on. */
    check: (): CardField | null => {
      setTried(true)
      return fields.find((field) => faults[field] !== undefined) ?? null
    },
    refuse: (error: unknown): void => {
      const errors = error instanceof ApiError ? (error.fieldErrors ?? {}) : {}
      setRefused(
        Object.fromEntries(
          fields.flatMap((field) => {
            const messages = errors[`giftCard.${field}`]
            return messages ? [[field, messages.join(' ')]] : []
          }),
        ),
      )
    },
    /** After a card is in the cart: the next one is for another recipient. */
    clear: (): void => {
      setValues({ ...empty, senderName: values.senderName })
      setTried(false)
    },
  }
}
