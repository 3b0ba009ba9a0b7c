import { bad, good } from './cell-type.ts'
import { excerpt } from './fault.ts'
import { json } from './list-cells.ts'
import { badText } from './text-cells.ts'

const switches = [
  'useImageCarousel',
  'inverseProductHeaderFontColor',
  'hideProductSubtitle',
  'hideAllergens',
  'hideSuitables',
  'hideDiets',
  'noProductDetailsAccordion',
  'hideProductDetailsTitle',
  'hideRelatedProducts',
  'openCtaInNewWindow',
]
const link = /^(\/(?!\/)|https:\/\/|content:|category:|product:)\S*$/
const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(switches.map((name) => [name, (value: unknown) => typeof value === 'boolean'])),
  productDescriptionLocation: (value) => value === 'header' || value === 'content',
  callToActionLinkText: (value) => typeof value === 'string' && badText(value, 100, false) === null,
  callToActionLink: (value) => typeof value === 'string' && badText(value, 500, false) === null && link.test(value),
  backgroundImageUrl: (value) => typeof value === 'string' && value.length <= 200 && /^\/media\/[\w./-]+$/.test(value),
}

/** Switches of the product page and its call to action; what is absent has its default. */
export const pageOptions = json<Record<string, unknown>>(
  `{"hideDiets": true, …}; names: ${Object.keys(shapes).join(', ')}`,
  {},
  (value) => Object.keys(value).length === 0,
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return bad('options', `must be an object, not ${excerpt(value)}`)
    for (const [name, option] of Object.entries(value)) {
      const fits = Object.hasOwn(shapes, name) ? shapes[name] : undefined
      if (fits === undefined) return bad('name', `${excerpt(name)} is none of ${Object.keys(shapes).join(', ')}`)
      if (!fits(option)) return bad('options', `${name} cannot be ${excerpt(option)}`)
    }
    return good(value as Record<string, unknown>)
  },
)
