import type { PaymentMethod } from '../contract/submitted-payment.ts'

/** Messages of the card frame (its contract is in the payment provider's README). Anything else is ignored. */
export type CardAnswer = { ok: true; paymentMethod: PaymentMethod } | { ok: false; isIncomplete: boolean }

export type CardFrameMessage =
  | { type: 'ready' }
  /** Pixels the form needs. */
  | { type: 'height'; height: number }
  | { type: 'enter' }
  /** Whether all fields hold something that can be sent; the frame reports each change. */
  | { type: 'valid'; isValid: boolean }
  | { type: 'result'; requestId: string; answer: CardAnswer }

/** Higher than any form; a broken frame must not push the button off the page. */
const maxPixels = 1200

export function readCardFrameMessage(data: unknown): CardFrameMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, height, requestId, ok, paymentMethod, errors, valid } = data as Record<string, unknown> // each is checked below
  switch (type) {
    case 'card-frame:ready':
      return { type: 'ready' }
    case 'card-frame:enter':
      return { type: 'enter' }
    case 'card-frame:valid':
      return { type: 'valid', isValid: valid === true }
    case 'card-frame:height':
      return typeof height === 'number' && height >= 0 ? { type: 'height', height: Math.min(height, maxPixels) } : null
    case 'card-frame:result': {
      if (typeof requestId !== 'string') return null
      const isMethod = typeof paymentMethod === 'object' && paymentMethod !== null
      const answer: CardAnswer =
        ok === true && isMethod
          ? { ok: true, paymentMethod: paymentMethod as PaymentMethod }
          : { ok: false, isIncomplete: !isUnavailable(errors) } // from the provider's own frame; the server checks its fields
      return { type: 'result', requestId, answer }
    }
    default:
      return null
  }
}

/** The form itself could not be sent, whatever its fields hold; the frame shows the reason. */
const isUnavailable = (errors: unknown): boolean =>
  Array.isArray(errors) && errors.some((error: { field?: unknown } | null) => error?.field === 'form')

/** The frame's URL: it names the embedding origin and the language. */
export function cardFrameAddress(url: string, origin: string, locale: string): URL {
  const address = new URL(url, origin)
  address.searchParams.set('origin', origin)
  address.searchParams.set('locale', locale)
  return address
}
