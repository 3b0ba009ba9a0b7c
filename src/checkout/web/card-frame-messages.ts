import type { PaymentMethod } from '../contract/payment-method.ts'

/** The words of the card frame (its contract is in the payment provider's README). Anything else is ignored. */
export type CardAnswer = { ok: true; paymentMethod: PaymentMethod } | { ok: false }

export type CardFrameMessage =
  | { type: 'ready' }
  /** Pixels the form needs. */
  | { type: 'height'; height: number }
  | { type: 'enter' }
  | { type: 'result'; requestId: string; answer: CardAnswer }

/** No form is higher; a broken frame must not push the button off the page. */
const mostPixels = 1200

export function readCardFrameMessage(data: unknown): CardFrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, height, requestId, ok, paymentMethod } = data as Record<string, unknown> // each is checked below
  switch (type) {
    case 'card-frame:ready':
      return { type: 'ready' }
    case 'card-frame:enter':
      return { type: 'enter' }
    case 'card-frame:height':
      return typeof height === 'number' && height >= 0 ? { type: 'height', height: Math.min(height, mostPixels) } : null
    case 'card-frame:result': {
      if (typeof requestId !== 'string') return null
      const isMethod = typeof paymentMethod === 'object' && paymentMethod !== null
      const answer: CardAnswer =
        ok === true && isMethod ? { ok: true, paymentMethod: paymentMethod as PaymentMethod } : { ok: false } // from the provider's own frame; the server checks its fields
      return { type: 'result', requestId, answer }
    }
    default:
      return null
  }
}

/** The frame's address: who may embed it and in which language it speaks. */
export function cardFrameAddress(url: string, origin: string, locale: string): URL {
  const address = new URL(url, origin)
  address.searchParams.set('origin', origin)
  address.searchParams.set('locale', locale)
  return address
}
