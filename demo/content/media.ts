import { readFileSync } from 'node:fs'
import type { Localized } from '#src/common/locale.ts'

interface Picture {
  url: string
  altText: Localized | ''
  width: number
  height: number
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

const altTexts = read('../images/alt-texts.json') as Record<string, Localized> // the file's documented shape

const sizes: Record<string, readonly [width: number, height: number]> = {
  hero: [2000, 1000],
  category: [1200, 800],
  recipes: [1200, 800],
}

/** A picture of `demo/images` with its text, such as `hero/hero-bars` or `category/leivat`. */
export function picture(name: string): Picture & { altText: Localized } {
  const altText = altTexts[`${name}.webp`]
  const [width, height] = name.endsWith('-portrait') ? [1000, 1250] : (sizes[name.split('/')[0] ?? ''] ?? [])
  if (!altText || !width || !height) throw new Error(`No text or size is known for the picture ${name}`)
  return { url: `/media/${name}.webp`, altText, width, height }
}

/** A product's first picture, by the product's Finnish slug. */
export function productPicture(slug: string): Picture & { altText: Localized } {
  const product = read(`../catalogue/products/${slug}.json`) as { images: string[]; imageAlt: Localized } // as in demo/catalogue/README.md
  return { url: `/media/products/${product.images[0]}`, altText: product.imageAlt, width: 1000, height: 1000 }
}

/** Another picture of the product, numbered as its file is, with a text of its own. */
export const productDetail = (slug: string, number: number, altText: Localized) => ({
  ...productPicture(slug),
  url: `/media/products/${slug}-${number}.webp`,
  altText,
})

/** The same picture where its words stand right beside it. */
export const decorative = (image: Picture): Picture & { altText: '' } => ({ ...image, altText: '' })
