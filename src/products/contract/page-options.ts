import { Type } from 'typebox'
import { Code } from './codes.ts'
import { relatedProductsMax } from './limits.ts'

const Text = Type.String({ maxLength: 100 })
/** The Finnish one is shown where another is left out. */
const Texts = Type.Object(
  { fi: Text, sv: Type.Optional(Text), en: Type.Optional(Text) },
  { additionalProperties: false },
)

/** A site path or an https address. */
const linkPattern = '^(/(?![/\\\\])|https://)[^\\s"<>]*$'

/** Stored and sent in the same shape (specification 2, section 3, `productPageMetadata`). */
export const pageSwitches = {
  useImageCarousel: Type.Boolean(),
  inverseProductHeaderFontColor: Type.Boolean(),
  hideProductSubtitle: Type.Boolean(),
  productDescriptionLocation: Type.Enum(['header', 'content']),
  hideAllergens: Type.Boolean(),
  hideSuitables: Type.Boolean(),
  hideDiets: Type.Boolean(),
  noProductDetailsAccordion: Type.Boolean(),
  hideProductDetailsTitle: Type.Boolean(),
  hideRelatedProducts: Type.Boolean(),
  hideRelatedItems: Type.Boolean(),
}

/** Switches of one product's page as stored; one left out has its default (`defaultPageMetadata`). */
export const ProductPageOptions = Type.Partial(
  Type.Object(
    {
      backgroundImageUrl: Type.String({ pattern: '^(/media/[\\w./-]+)?$', maxLength: 200 }),
      ...pageSwitches,
      /** Products shown as related while the product names none itself. */
      defaultCards: Type.Array(Code, { maxItems: relatedProductsMax }),
      /** Title of the shipping panel; "Shipping" when left out. */
      shippingTitle: Texts,
      callToActionLink: Type.Union([Type.Literal(''), Type.String({ pattern: linkPattern, maxLength: 500 })]),
      callToActionLinkText: Texts,
      openCtaInNewWindow: Type.Boolean(),
    },
    { additionalProperties: false },
  ),
  { additionalProperties: false },
)
export type ProductPageOptions = Type.Static<typeof ProductPageOptions>
