import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DrawTablet } from '#src/cart/contract/custom-tablet.ts'
import type { PreviewQuery, PreviewWish } from '../contract/preview.ts'

const path = '/api/customtablet/preview.svg'

/**
 * Addresses of drawings. Each is signed, so that nobody has the shop draw words it was not given; it holds no recipient and never
 * ends, because a drawing is the same for ever.
 */
export function createPreviewAddresses(secret: string) {
  const sign = ({ flavour, side, text, signature, cut }: PreviewWish): string =>
    createHmac('sha256', secret)
      .update(`tablet-preview:${JSON.stringify([flavour, side, text, signature, cut])}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url')

  function addressOf(wish: PreviewWish): string {
    const { flavour, side, text, signature, cut } = wish
    const query = new URLSearchParams({ flavour, side, text, ...(signature && { signature }), ...(cut && { cut }) })
    return `${path}?${query.toString()}&key=${sign(wish)}`
  }

  const drawTablet: DrawTablet = ({ flavour, frontText, backText, signature }, drawnOn) => {
    const cut = drawnOn?.cut ?? ''
    return {
      front: {
        plateUrl: drawnOn?.plates.front ?? '',
        drawingUrl: addressOf({ flavour, side: 'front', text: frontText, signature: '', cut }),
      },
      back:
        backText === '' && signature === ''
          ? null
          : {
              plateUrl: drawnOn?.plates.back ?? '',
              drawingUrl: addressOf({ flavour, side: 'back', text: backText, signature, cut }),
            },
    }
  }

  return {
    drawTablet,
    /** Constant-time. */
    isOurs({ key, ...wish }: PreviewQuery): boolean {
      const [given, right] = [Buffer.from(key), Buffer.from(sign(wish))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

export type PreviewAddresses = ReturnType<typeof createPreviewAddresses>
