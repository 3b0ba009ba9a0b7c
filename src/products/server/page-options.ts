import { Value } from 'typebox/value'
import type { Language } from '#src/common/locale.ts'
import type { ProductCard } from '../contract/card.ts'
import { ProductPageOptions } from '../contract/page-options.ts'
import { defaultPageMetadata, type ProductPageFields } from '../contract/product.ts'

/** The options as stored, one by one: what has another shape than the contract's is left out, the rest stays. */
export function readPageOptions(stored: Readonly<Record<string, unknown>>): ProductPageOptions {
  const entries = Object.entries(stored).filter(([name, value]) => Value.Check(ProductPageOptions, { [name]: value }))
  return Object.fromEntries(entries) // each was checked above
}

type OptionFields = Pick<
  ProductPageFields,
  'productPageMetadata' | 'callToActionLink' | 'callToActionLinkText' | 'openCtaInNewWindow' | 'shippingTitle'
>

/** The fields of a product's page that its options decide. */
export function presentPageOptions(
  stored: Readonly<Record<string, unknown>>,
  defaultCards: ProductCard[],
  language: Language,
): OptionFields {
  const {
    callToActionLink = '',
    callToActionLinkText,
    openCtaInNewWindow = false,
    shippingTitle,
    defaultCards: _codes,
    ...switches
  } = readPageOptions(stored)
  const say = (texts: typeof shippingTitle): string => texts?.[language] ?? texts?.fi ?? ''
  return {
    // A link without words cannot be pressed.
    callToActionLink: say(callToActionLinkText) === '' ? '' : callToActionLink,
    callToActionLinkText: say(callToActionLinkText),
    openCtaInNewWindow,
    shippingTitle: say(shippingTitle),
    productPageMetadata: { ...defaultPageMetadata, ...switches, defaultCards },
  }
}
