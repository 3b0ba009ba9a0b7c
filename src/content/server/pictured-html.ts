import type { Media } from '#src/media/contract/media.ts'
import { imagePresets, presetWidths } from '#src/common/image-presets.ts'

const place = /<img src="media:(\d{1,9})"(?: alt="([^"]*)")? ?\/?>/g
const preset = 'default'
const sizes = '(min-width: 1024px) 720px, 100vw'
/** Running text is never wider than 720 px. */
const widths = presetWidths(preset).filter((width) => width <= 1600)

/**
 * Returns cleaned HTML with its pictures as browsers load them: only pictures of the media library, by id. A deleted item, or one
 * that is not a picture, is removed.
 */
export const picturedHtml = (html: string, media: ReadonlyMap<number, Media>): string =>
  html.replaceAll(place, (_whole, id: string, ownText?: string) => {
    const found = media.get(Number(id))
    if (!found || !/\.(webp|png|jpe?g|avif|svg)$/.test(found.url)) return ''
    const size = found.width && found.height ? ` width="${found.width}" height="${found.height}"` : ''
    const rest = ` alt="${ownText ?? escaped(found.altText)}"${size} loading="lazy" decoding="async"`
    if (found.url.endsWith('.svg')) return `<img src="${found.url}"${rest}>`
    const address = (width: number): string => found.url.replace('/media/', `/images/${width}/webp/${preset}/`)
    const set = widths.map((width) => `${address(width)} ${width}w`).join(', ')
    return `<img src="${address(imagePresets[preset].width)}" srcset="${set}" sizes="${sizes}"${rest}>`
  })

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
