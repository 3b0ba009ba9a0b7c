import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { ContentArea } from '#src/content/web/ContentArea.tsx'
import { Accordion, type AccordionItem } from '#src/kit/Accordion.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { EmptyState } from '#src/kit/EmptyState.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductPageFields, Variation } from '../contract/product.ts'
import { ProductRow } from './cards/ProductRow.tsx'
import { FoodInformation } from './product/FoodInformation.tsx'
import { Gallery } from './product/Gallery.tsx'
import { IncludedItems } from './product/IncludedItems.tsx'
import { noPanels, type OpenPanels, withItem } from './product/panels.ts'
import { ProductAbout } from './product/ProductAbout.tsx'
import { ProductRecipes } from './product/ProductRecipes.tsx'
import { ProductFacts } from './product/ProductFacts.tsx'
import { productSections } from './product/product-sections.tsx'
import { RelatedProducts } from './product/RelatedProducts.tsx'
import { ReviewPart } from './product/ReviewPart.tsx'
import { ProductStory } from './product/ProductStory.tsx'
import { StickyBuyBar } from './product/StickyBuyBar.tsx'
import { useLiveVariations } from './product/use-live-variations.ts'
import { useProductMeta, useProductView } from './product/use-product-view.ts'
import { useQuantity } from './product/use-quantity.ts'
import { useVariation } from './product/use-variation.ts'
import { useReviewRefresh } from './review-slots.ts'
import { RecentlyViewed } from './viewed/RecentlyViewed.tsx'
import './product/about.css'
import './product/buy-box.css'
import './product/product.css'

const loadPanels = () => import('./product/ProductPanels.tsx')
const ProductPanels = lazy(() => loadPanels().then((module) => ({ default: module.ProductPanels })))

/** Every layout of a product page (specification 2, section 2); which parts it has depends on the product. */
export function ProductPage({ page }: { page: PageModel<ProductPageFields> }) {
  const variations = useLiveVariations(page.variations)
  const { variation, select } = useVariation(variations)
  useProductMeta(variation?.code ?? page.code, page.code)
  useProductView(variation, page.code)
  useReviewRefresh(variation?.code ?? page.code)
  return (
    <>
      <ContentArea blocks={page.topContentArea} />
      {variation ? (
        <Product page={page} variations={variations} variation={variation} select={select} />
      ) : (
        <NotForSale page={page} />
      )}
      <RecentlyViewed code={page.code} />
      <ContentArea blocks={page.bottomContentArea} />
    </>
  )
}

/** Nothing of the product is on offer: what it was, and where its like is. */
function NotForSale({ page: { shortTitle, category } }: { page: PageModel<ProductPageFields> }) {
  const text = useText()
  return (
    <div className="kit-wrap">
      <EmptyState
        headingLevel="h1"
        mascotLabel={text('/catalogue/product/mascot')}
        title={shortTitle}
        text={text('/catalogue/product/not-for-sale')}
        action={
          category.url && (
            <SiteLink className={buttonClass({ variant: 'secondary' })} to={category.url}>
              {category.name}
            </SiteLink>
          )
        }
      />
    </div>
  )
}

interface ProductProps {
  page: PageModel<ProductPageFields>
  variations: readonly Variation[]
  variation: Variation
  select: (variation: Variation) => void
}

function Product({ page: fields, variations, variation, select }: ProductProps) {
  const text = useText()
  const language = useLanguage()
  const [panels, setPanels] = useState<OpenPanels | null>(null)
  const quantity = useQuantity(variation)
  const buyRow = useRef<HTMLDivElement>(null)
  const open = panels ?? noPanels
  const images = variation.assets.length > 0 ? variation.assets : fields.assets
  const options = fields.productPageMetadata
  const relatedItems = useMemo(
    () => ({ id: 'related-items', name: 'Related items', relatedTo: fields.code }),
    [fields.code],
  )
  const sections = productSections(fields, variation, language, text)
  return (
    <>
      <div className="product">
        <Gallery
          key={images.map((image) => image.url).join()}
          images={images}
          carousel={options.useImageCarousel}
          field={fields.field}
          productName={variation.name}
        />
        <ProductFacts
          fields={fields}
          variations={variations}
          variation={variation}
          quantity={quantity}
          buyRow={buyRow}
          onSelect={select}
          onPanel={(named) => setPanels({ ...open, named })}
          onWantPanels={() => void loadPanels()}
        />
      </div>
      <ProductAbout
        story={
          <div>
            <ProductStory fields={fields} variation={variation} />
            <ReviewPart part="ReviewHighlight" fields={fields} />
          </div>
        }
      >
        <FoodInformation fields={fields} variation={variation} />
        <IncludedItems items={variation.includedItems} onOpen={(code) => setPanels(withItem(open, code, true))} />
        {options.noProductDetailsAccordion ? (
          <PlainSections sections={sections} />
        ) : (
          sections.length > 0 && <Accordion items={sections} headingLevel="h2" />
        )}
      </ProductAbout>
      <ContentArea blocks={fields.mainContentArea} />
      <ProductRecipes fields={fields} />
      <RelatedProducts fields={fields} />
      {!options.hideRelatedItems && (
        <ProductRow
          heading={text(`/catalogue/related/${fields.template === 'package' ? 'contents' : 'in-packages'}`)}
          cards={fields.relatedItems}
          list={relatedItems}
        />
      )}
      <StickyBuyBar variation={variation} quantity={quantity} row={buyRow} />
      <ReviewPart part="Panel" fields={fields} />
      {panels && (
        <Suspense fallback={null}>
          <ProductPanels fields={fields} variation={variation} open={open} onChange={setPanels} />
        </Suspense>
      )}
    </>
  )
}

/** The same sections without folding, for products that ask for it. */
function PlainSections({ sections }: { sections: readonly AccordionItem[] }) {
  return sections.map((section) => (
    <section className="product-plain" key={section.id}>
      <h2 className="kit-d4">{section.title}</h2>
      {section.body}
    </section>
  ))
}
