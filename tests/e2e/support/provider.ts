import { expect } from '@playwright/test'
import type { FaultMode } from '../../../standins/payment-provider/controls.ts'
import type { LedgerEntry } from '../../../standins/payment-provider/ledger-events.ts'
import { addressOf } from './addresses.ts'

export const cards = {
  authorised: '4111 1111 1111 1111',
  challenge: '4212 3456 7891 0006',
  refused: '4000 0000 0000 0002',
  notEnoughFunds: '4000 0000 0000 9995',
  pending: '5555 3412 4444 1115',
  neverReturns: '4000 0000 0000 0119',
} as const

/** Makes the payment provider misbehave for one shopper: in all their calls, or the next `times`. */
export async function breakProvider(
  mode: FaultMode,
  more: { shopper: string; ms?: number; times?: number },
): Promise<void> {
  const response = await fetch(`${addressOf('PAYMENT_URL')}/control/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, ...more }),
  })
  expect(response.ok).toBe(true)
}

export const mendProvider = (): Promise<void> => breakProvider('none', { shopper: '' })

export interface PaymentTry {
  result: string
  /** Cents. */
  value: number
}

/** Every try to pay for an order, in the ledger's order, with what became of it. */
export async function triesFor(orderNumber: string): Promise<PaymentTry[]> {
  const response = await fetch(`${addressOf('PAYMENT_URL')}/control/ledger`)
  const { entries } = (await response.json()) as { entries: LedgerEntry[] } // the stand-in's own format
  const tries = new Map<string, PaymentTry>()
  for (const entry of entries) {
    // Each try has its own reference: the order's number and the try's.
    if (entry.kind === 'payment-created' && entry.payment.merchantReference.startsWith(`${orderNumber}-`)) {
      const { pspReference, resultCode, amount } = entry.payment
      tries.set(pspReference, { result: resultCode, value: amount.value })
    }
    const known = entry.kind === 'payment-settled' ? tries.get(entry.pspReference) : undefined
    if (known && entry.kind === 'payment-settled') known.result = entry.resultCode
  }
  return [...tries.values()]
}

/** What was taken for an order, in cents, one entry for each payment that stands. */
export async function chargesFor(orderNumber: string): Promise<number[]> {
  const tries = await triesFor(orderNumber)
  return tries.filter(({ result }) => result === 'Authorised').map(({ value }) => value)
}
