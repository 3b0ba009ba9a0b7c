import type { DrawTablet, TabletPicture } from '#src/cart/contract/custom-tablet.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import type { PreviewPictureQuery, PreviewQuery, PreviewParams } from '../contract/preview.ts'

const drawingPath = '/api/customtablet/preview.svg'
const picturePath = '/api/customtablet/preview.jpg'

/**
 * Addresses of drawings. Each is signed, so that strangers cannot have the shop draw other words. It holds no recipient and
 * never expires, because a drawing never changes.
 */
export function createPreviewAddresses(keys: Pick<PurposeKeys, 'sign' | 'verify'>) {
  /** `plate`: null for the outlines alone. The two kinds never share a signature. */
  const messageOf = ({ flavour, side, text, signature, cut }: PreviewParams, plate: string | null): string =>
    plate === null
      ? `tablet-preview:${JSON.stringify([flavour, side, text, signature, cut])}`
      : `tablet-picture:${JSON.stringify([flavour, side, text, signature, cut, plate])}`

  function addressOf(params: PreviewParams, plate: string | null): string {
    const { flavour, side, text, signature, cut } = params
    const query = new URLSearchParams({
      flavour,
      side,
      text,
      ...(signature && { signature }),
      ...(cut && { cut }),
      ...(plate !== null && { plate }),
    })
    return `${plate === null ? drawingPath : picturePath}?${query.toString()}&key=${keys.sign(messageOf(params, plate))}`
  }

  const drawWith =
    (draw: (params: PreviewParams, plate: string) => TabletPicture): DrawTablet =>
    ({ flavour, frontText, backText, signature }, drawnOn) => {
      const cut = drawnOn?.cut ?? ''
      const back = { flavour, side: 'back', text: backText, signature, cut } as const
      return {
        front: draw({ flavour, side: 'front', text: frontText, signature: '', cut }, drawnOn?.plates.front ?? ''),
        back: backText === '' && signature === '' ? null : draw(back, drawnOn?.plates.back ?? ''),
      }
    }

  return {
    drawTablet: drawWith((params, plate) => ({ plateUrl: plate, drawingUrl: addressOf(params, null) })),
    /** Plate and cut in one picture, because mail programs cannot layer pictures. Without a plate there is none. */
    drawForMail: drawWith((params, plate) => ({
      plateUrl: '',
      drawingUrl: plate === '' ? '' : addressOf(params, plate),
    })),
    /** Compares in constant time. */
    isOurs: ({ key, ...params }: PreviewQuery): boolean => keys.verify(messageOf(params, null), key),
    /** Compares in constant time. */
    isOurPicture: ({ key, plate, ...params }: PreviewPictureQuery): boolean =>
      keys.verify(messageOf(params, plate), key),
  }
}

export type PreviewAddresses = ReturnType<typeof createPreviewAddresses>
