import type { DrawTablet, TabletPicture } from '#src/cart/contract/custom-tablet.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { PreviewPictureQuery, PreviewQuery, PreviewWish } from '../contract/preview.ts'

const drawingPath = '/api/customtablet/preview.svg'
const picturePath = '/api/customtablet/preview.jpg'

/**
 * Addresses of drawings. Each is signed, so that nobody has the shop draw words it was not given; it holds no recipient and never
 * ends, because a drawing is the same for ever.
 */
export function createPreviewAddresses(keys: Pick<PurposeKeys, 'sign' | 'verify'>) {
  /** `plate`: null for the outlines alone. The two kinds never have the same signature. */
  const messageOf = ({ flavour, side, text, signature, cut }: PreviewWish, plate: string | null): string =>
    plate === null
      ? `tablet-preview:${JSON.stringify([flavour, side, text, signature, cut])}`
      : `tablet-picture:${JSON.stringify([flavour, side, text, signature, cut, plate])}`

  function addressOf(wish: PreviewWish, plate: string | null): string {
    const { flavour, side, text, signature, cut } = wish
    const query = new URLSearchParams({
      ...{ flavour, side, text },
      ...(signature && { signature }),
      ...(cut && { cut }),
      ...(plate !== null && { plate }),
    })
    return `${plate === null ? drawingPath : picturePath}?${query.toString()}&key=${keys.sign(messageOf(wish, plate))}`
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

  return {
    drawTablet: drawWith((wish, plate) => ({ plateUrl: plate, drawingUrl: addressOf(wish, null) })),
    /** Plate and cut in one picture: mail programs lay nothing over anything. Without a plate there is none. */
    drawForMail: drawWith((wish, plate) => ({ plateUrl: '', drawingUrl: plate === '' ? '' : addressOf(wish, plate) })),
    /** Constant-time. */
    isOurs: ({ key, ...wish }: PreviewQuery): boolean => keys.verify(messageOf(wish, null), key),
    /** Constant-time. */
    isOurPicture: ({ key, plate, ...wish }: PreviewPictureQuery): boolean => keys.verify(messageOf(wish, plate), key),
  }
}

export type PreviewAddresses = ReturnType<typeof createPreviewAddresses>
