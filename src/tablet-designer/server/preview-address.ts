import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DrawTablet, TabletPicture } from '#src/cart/contract/custom-tablet.ts'
import type { PreviewPictureQuery, PreviewQuery, PreviewWish } from '../contract/preview.ts'

const drawingPath = '/api/customtablet/preview.svg'
const picturePath = '/api/customtablet/preview.jpg'

/**
 * Addresses of drawings. Each is signed, so that nobody has the shop draw words it was not given; it holds no recipient and never
 * ends, because a drawing is the same for ever.
 */
export function createPreviewAddresses(secret: string) {
  /** `plate`: null for the outlines alone. The two kinds never have the same signature. */
  const sign = ({ flavour, side, text, signature, cut }: PreviewWish, plate: string | null): string =>
    createHmac('sha256', secret)
      .update(
        plate === null
          ? `tablet-preview:${JSON.stringify([flavour, side, text, signature, cut])}`
          : `tablet-picture:${JSON.stringify([flavour, side, text, signature, cut, plate])}`,
      )
      .digest()
      .subarray(0, 16)
      .toString('base64url')

  function addressOf(wish: PreviewWish, plate: string | null): string {
    const { flavour, side, text, signature, cut } = wish
    const query = new URLSearchParams({
      ...{ flavour, side, text },
      ...(signature && { signature }),
      ...(cut && { cut }),
      ...(plate !== null && { plate }),
    })
    return `${plate === null ? drawingPath : picturePath}?${query.toString()}&key=${sign(wish, plate)}`
  }

  const drawWith =
    (draw: (wish: PreviewWish, plate: string) => TabletPicture): DrawTablet =>
    ({ flavour, frontText, backText, signature }, drawnOn) => {
      const cut = drawnOn?.cut ?? ''
      const back = { flavour, side: 'back', text: backText, signature, cut } as const
      return {
        front: draw({ flavour, side: 'front', text: frontText, signature: '', cut }, drawnOn?.plates.front ?? ''),
        back: backText === '' && signature === '' ? null : draw(back, drawnOn?.plates.back ?? ''),
      }
    }

  const equal = (given: string, right: string): boolean => {
    const [left, other] = [Buffer.from(given), Buffer.from(right)]
    return left.length === other.length && timingSafeEqual(left, other)
  }

  return {
    drawTablet: drawWith((wish, plate) => ({ plateUrl: plate, drawingUrl: addressOf(wish, null) })),
    /** Plate and cut in one picture: mail programs lay nothing over anything. Without a plate there is none. */
    drawForMail: drawWith((wish, plate) => ({ plateUrl: '', drawingUrl: plate === '' ? '' : addressOf(wish, plate) })),
    /** Constant-time. */
    isOurs: ({ key, ...wish }: PreviewQuery): boolean => equal(key, sign(wish, null)),
    /** Constant-time. */
    isOurPicture: ({ key, plate, ...wish }: PreviewPictureQuery): boolean => equal(key, sign(wish, plate)),
  }
}

export type PreviewAddresses = ReturnType<typeof createPreviewAddresses>
