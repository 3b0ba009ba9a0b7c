import { languages } from '#src/common/locale.ts'
import type { PictureIntake } from '#src/platform/images/picture-intake.ts'
import { mediaPattern } from '#src/products/contract/codes.ts'
import type { ImageDetails, ProductDraft } from '#src/products/server/product-draft.ts'
import type { FormPicture, FormValue, FormValues } from '../contract/entry-form.ts'
import { type Fault, faultAt } from './fault.ts'
import { detailOf } from './fault-words.ts'
import { noteValues } from './entry-form.ts'
import type { Values } from './entries.ts'
import { imagesKind } from './product-fields.ts'

/* The pictures of a product as its form has them: one list with what each shows, for three columns of the import. */

export const picturesColumn = 'pictures'

/** The words of the first picture are the product's, which cards say too. */
export const picturesOf = ({ images, imageDetails, texts }: ProductDraft): FormPicture[] =>
  images.map((path, at) => {
    const own = imageDetails[at]?.altTexts
    const altText = (of: (typeof languages)[number]): string =>
      own?.[of] ?? (at === 0 ? texts[of].imageAlt : null) ?? ''
    return { path, fi: altText('fi'), sv: altText('sv'), en: altText('en') }
  })

const isPictures = (value: FormValue | undefined): value is FormPicture[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object')

/**
 * Puts the list into the import's columns, with the point that stays in sight of those that were there. What is wrong with a picture is
 * at `pictures/1/sv`.
 */
export async function readPictures(
  given: FormValues,
  before: ProductDraft | undefined,
  intake: Pick<PictureIntake, 'has'>,
  head: Values,
  faults: Fault[],
): Promise<void> {
  const pictures = given[picturesColumn]
  if (pictures === undefined) return
  const place = { line: 1, path: '' }
  if (!isPictures(pictures)) {
    faults.push(faultAt(place, picturesColumn, 'list', detailOf('pictures')))
    return
  }
  const details: ImageDetails[] = []
  for (const [at, picture] of pictures.entries()) {
    const own = { line: 1, path: `${picturesColumn}/${at}/` }
    const isThere = mediaPattern.test(picture.path) && (await intake.has(picture.path.slice('/media/'.length)))
    if (!isThere) faults.push(faultAt(own, 'path', 'unknown', detailOf('no-picture', { name: picture.path })))
    const focus = before?.imageDetails[before.images.indexOf(picture.path)]?.focus
    const missing = languages.filter((of) => picture[of].trim() === '')
    const hasWords = at > 0 && missing.length < languages.length
    if (hasWords)
      for (const of of missing) faults.push(faultAt(own, of, 'required', detailOf('picture-words', { language: of })))
    const { fi, sv, en } = picture
    details.push({ ...(hasWords && missing.length === 0 && { altTexts: { fi, sv, en } }), ...(focus && { focus }) })
  }
  const [first] = pictures
  noteValues(imagesKind.head, head, faults, {
    images: pictures.map(({ path }) => path),
    image_details: details.some((one) => Object.keys(one).length > 0) ? details : null,
    ...Object.fromEntries(languages.map((of) => [`image_alt_${of}`, first?.[of] ?? ''])),
  })
}
