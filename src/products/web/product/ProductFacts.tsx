import { type RefObject } from 'react'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Icon, type IconName, iconNames } from '#src/kit/Icon.tsx'
import { Tag } from '#src/kit/Tag.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductPageFields, Variation } from '../../contract/product.ts'
import { deliveryTo } from '../../rules/delivery-to.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'
import { productTitle } from './product-title.ts'
import { ProductName } from '../cards/ProductName.tsx'
import { productTags } from '../cards/product-tags.ts'
import { BuyBox } from './BuyBox.tsx'
import { ColourSelect } from './ColourSelect.tsx'
import { finnishIn } from './finnish-fields.ts'
import { shownColours, shownSizes, shownVersions } from './option-lists.ts'
import type { PanelName } from './panels.ts'
import { ProductNotice } from './ProductNotice.tsx'
import { ReviewPart } from './ReviewPart.tsx'
import type { QuantityControl } from './use-quantity.ts'
import { VariationOptions } from './VariationOptions.tsx'
import { PageCrumbs } from '../PageCrumbs.tsx'

interface ProductFactsProps {
  fields: ProductPageFields
  variations: readonly Variation[]
  variation: Variation
  onSelect: (variation: Variation) => void
  onPanel: (name: PanelName) => void
  onWantPanels: () => void
  quantity: QuantityControl
  buyRow: RefObject<HTMLDivElement | null>
}

/** Right of the pictures: name, what it is, which one, what it costs, and the button. */
export function ProductFacts(props: ProductFactsProps) {
  const { fields, variations, variation, quantity, onSelect, buyRow } = props
  const text = useText()
  const options = fields.productPageMetadata
  const lang = finnishIn(fields)
  const tags = productTags({ tags: fields.tags, discountPercent: variation.discountPercent }, text)
  const picture = options.backgroundImageUrl
  return (
    <div
      className={
        options.inverseProductHeaderFontColor ? 'product__info product__info--inverse kit-on-accent' : 'product__info'
      }
      {...(picture !== '' && { style: { backgroundImage: `url("${encodeURI(picture)}")` } })}
    >
      <PageCrumbs />
      <ProductNotice className="product__notice" fields={fields} />
      {tags.length > 0 && (
        <div className="kit-tags kit-tags--row product__tags">
          {tags.map(({ kind, label }) => (
            <Tag kind={kind} key={kind}>
              {label}
            </Tag>
          ))}
        </div>
      )}
      <h1 className="kit-d1 product__title" lang={variation.nameLanguage}>
        <ProductName name={productTitle(variation.name, fields.displayName)} />
      </h1>
      {!options.hideProductSubtitle && (
        <div lang={lang('shortDescription')}>
          <SafeHtml html={variation.shortDescription} className="product__lead" />
        </div>
      )}
      {options.productDescriptionLocation === 'header' && (
        <div lang={lang('xhtmlDescription')}>
          <SafeHtml html={variation.description || fields.xhtmlDescription} className="product__text" />
        </div>
      )}
      <ReviewPart part="Rating" fields={fields} />
      <Choices
        fields={fields}
        variations={variations}
        variation={variation}
        onSelect={onSelect}
        onPanel={props.onPanel}
      />
      <BuyBox
        key={variation.code}
        variation={variation}
        productCode={fields.code}
        productName={withoutSoftHyphens(fields.displayName)}
        quantity={quantity}
        template={fields.template}
        delivery={deliveryTo(fields.deliveries)}
        row={buyRow}
      />
      {fields.callToActionLink !== '' && (
        <SiteLink
          className={buttonClass({ variant: 'secondary', wide: true }, 'product__cta')}
          to={fields.callToActionLink}
          newTab={fields.openCtaInNewWindow}
        >
          {fields.callToActionLinkText}
        </SiteLink>
      )}
      <SellingPoints points={fields.sellingPoints} />
      <PanelLinks onPanel={props.onPanel} onWant={props.onWantPanels} fields={fields} />
    </div>
  )
}

type ChoicesProps = Pick<ProductFactsProps, 'fields' | 'variations' | 'variation' | 'onSelect' | 'onPanel'>

function Choices({ fields, variations, variation, onSelect, onPanel }: ChoicesProps) {
  const text = useText()
  const page = usePage()
  const { template } = fields
  const sizes = template === 'standard' ? shownSizes(variations, variation) : []
  const colours = template === 'standard' ? shownColours(variations, variation) : []
  const versions = shownVersions(variations, variation, template)
  return (
    <>
      {colours.length > 0 && <ColourSelect action={page.url} options={colours} onSelect={onSelect} />}
      {sizes.length > 0 && (
        <div className="product-choice">
          <VariationOptions label={text('/catalogue/product/size')} options={sizes} onSelect={onSelect} />
          {fields.sizeGuide !== null && (
            <button type="button" className="kit-txt-btn" onClick={() => onPanel('size-guide')}>
              {text('/catalogue/panel/size-guide')}
            </button>
          )}
        </div>
      )}
      {versions.length > 0 && (
        <div className="product-choice">
          <VariationOptions
            label={text(`/catalogue/product/${template === 'package' ? 'version' : 'flavour'}`)}
            options={versions}
            onSelect={onSelect}
            long={versions.some((option) => option.label.length > 10)}
          />
        </div>
      )}
    </>
  )
}

function SellingPoints({ points }: { points: ProductPageFields['sellingPoints'] }) {
  if (points.length === 0) return null
  return (
    <ul className="product-points">
      {points.map((point) => (
        <li key={point.text}>
          {isIconName(point.icon) && <Icon name={point.icon} />}
          <span>{point.text}</span>
        </li>
      ))}
    </ul>
  )
}

const isIconName = (name: string): name is IconName => iconNames.some((known) => known === name)

const panelLinks: readonly PanelName[] = ['info', 'diets', 'shipping']

interface PanelLinksProps {
  fields: ProductPageFields
  onPanel: (name: PanelName) => void
  onWant: () => void
}

function PanelLinks({ fields, onPanel, onWant }: PanelLinksProps) {
  const text = useText()
  const { hideAllergens, hideSuitables, hideDiets } = fields.productPageMetadata
  // A page that is to say nothing of them has no panel that says there is nothing.
  const isHidden = (name: PanelName): boolean => name === 'diets' && hideAllergens && hideSuitables && hideDiets
  return (
    <div className="product-sides">
      {panelLinks
        .filter((name) => !isHidden(name))
        .map((name) => (
          <button
            type="button"
            className="kit-go"
            key={name}
            aria-haspopup="dialog"
            onClick={() => onPanel(name)}
            onPointerEnter={onWant}
            onFocus={onWant}
          >
            {(name === 'shipping' && fields.shippingTitle) || text(`/catalogue/panel/${name}`)}{' '}
            <Icon name="chevron-right" />
          </button>
        ))}
      <ReviewPart part="PanelLink" fields={fields} />
    </div>
  )
}
