import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { BadgeRing } from '#src/kit/BadgeRing.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { labelCodes } from '../../contract/codes.ts'
import type { ProductPageFields, Variation } from '../../contract/product.ts'
import { ProductName } from '../cards/ProductName.tsx'
import { finnishIn } from './finnish-fields.ts'

/** The product's story under its heading, else under the legal name, and its badges. */
export function ProductStory({ fields, variation }: { fields: ProductPageFields; variation: Variation }) {
  const { hideProductDetailsTitle, productDescriptionLocation } = fields.productPageMetadata
  const lang = finnishIn(fields)
  const field = fields.storyHeading ? 'storyHeading' : 'nameOfTheFood'
  const title = fields[field] || fields.shortTitle
  return (
    <div className="product-story">
      <hr className="kit-rule" />
      {!hideProductDetailsTitle && title !== '' && (
        <h2 className="kit-d2" lang={lang(field)}>
          <ProductName name={title} />
        </h2>
      )}
      {productDescriptionLocation === 'content' && (
        <div lang={lang('xhtmlDescription')}>
          <SafeHtml html={variation.description || fields.xhtmlDescription} className="product-story__text" />
        </div>
      )}
      <Badges labels={fields.labels} />
    </div>
  )
}

/** Certificates and qualities that hold (value '1'), in the order of the list of labels. */
function Badges({ labels }: { labels: ProductPageFields['labels'] }) {
  const text = useText()
  const held = labelCodes.flatMap((code) => labels.filter((label) => label.code === code && label.value === '1'))
  if (held.length === 0) return null
  return (
    <ul className="kit-badges" aria-label={text('/catalogue/product/labels')}>
      {held.map(({ code, description }) => (
        <li key={code}>
          <BadgeRing>
            <span aria-hidden="true" className="product-badge__short">
              {text(`/catalogue/badge/${code.toLowerCase()}`)}
            </span>
            <span className="kit-visually-hidden">{description}</span>
          </BadgeRing>
        </li>
      ))}
    </ul>
  )
}
