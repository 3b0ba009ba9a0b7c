import { contrastOf } from '#src/content/rules/colour-contrast.ts'
import { type Box, contrastNeeded, meanColour, overlapOf, partOfPicture } from '../../rules/picture-ground.ts'

export interface FaintWords {
  /** The contrast of the words with what lies under them on the picture, on average. */
  figure: number
  /** The contrast that they need. */
  least: number
}

/** Pixels a side of what is measured: a mean needs no more. */
const side = 16
/** Words of which less lies on the picture stand next to it. */
const leastShare = 0.5

/** The words of a block that are hardest to read on the picture they lie on; null: all can be read, or none lie on one. */
export function faintWordsOf(block: HTMLElement): FaintWords | null {
  const canvas = block.ownerDocument.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  const pictures = [...block.querySelectorAll('img')].filter((one) => one.complete && one.naturalWidth > 0)
  let worst: FaintWords | null = null
  for (const element of pictures.length > 0 ? wordsIn(block) : []) {
    for (const picture of pictures) {
      const part = partUnder(element, picture)
      if (!part || hasGround(element, picture, context)) continue
      const style = getComputedStyle(element)
      context.clearRect(0, 0, side, side)
      context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, side, side)
      const ground = meanColour(context.getImageData(0, 0, side, side).data)
      const figure = contrastOf(meanColour(paintOf(style.color, context)), ground)
      const least = contrastNeeded(Number.parseFloat(style.fontSize), Number(style.fontWeight))
      if (figure < least && (!worst || figure / least < worst.figure / worst.least)) worst = { figure, least }
    }
  }
  return worst
}

/** Elements with words directly in them, as far as they are shown. */
const wordsIn = (block: HTMLElement): HTMLElement[] =>
  [...block.querySelectorAll<HTMLElement>('*')].filter(
    (one) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '') &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )

/** The part of the picture that lies under the words, in its pixels; null: they stand next to it. */
function partUnder(element: HTMLElement, picture: HTMLImageElement): Box | null {
  const [words, box] = [element.getBoundingClientRect(), picture.getBoundingClientRect()]
  const part = overlapOf(words, box)
  if (!part || part.width * part.height < leastShare * words.width * words.height) return null
  const [x = 0.5, y = 0.5] = getComputedStyle(picture)
    .objectPosition.split(' ')
    .map((one) => (one.endsWith('%') ? Number.parseFloat(one) / 100 : 0.5))
  return partOfPicture(part, box, { width: picture.naturalWidth, height: picture.naturalHeight }, [x, y])
}

/** Whether something between the words and the picture covers it. */
function hasGround(element: HTMLElement, picture: HTMLImageElement, context: CanvasRenderingContext2D): boolean {
  for (let at: HTMLElement | null = element; at && !at.contains(picture); at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage !== 'none' || (paintOf(backgroundColor, context)[3] ?? 0) > 127) return true
  }
  return false
}

/** Red, green, blue and opacity of a colour that a style has, from 0 to 255 each. */
function paintOf(colour: string, context: CanvasRenderingContext2D): Uint8ClampedArray {
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return context.getImageData(0, 0, 1, 1).data
}
