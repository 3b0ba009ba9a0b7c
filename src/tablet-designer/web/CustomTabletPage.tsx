import { useEffect, useMemo, useRef } from 'react'
import type { ProductPageFields, Variation } from '#src/products/contract/product.ts'
import { deliveryTo } from '#src/products/rules/delivery-to.ts'
import { FoodInformation } from '#src/products/web/product/FoodInformation.tsx'
import { ProductAbout } from '#src/products/web/product/ProductAbout.tsx'
import { ProductNotice } from '#src/products/web/product/ProductNotice.tsx'
import { ProductStory } from '#src/products/web/product/ProductStory.tsx'
import { productSections } from '#src/products/web/product/product-sections.tsx'
import { useLiveVariations } from '#src/products/web/product/use-live-variations.ts'
import { useProductMeta, useProductView } from '#src/products/web/product/use-product-view.ts'
import { useVariation } from '#src/products/web/product/use-variation.ts'
import { RelatedProducts } from '#src/products/web/product/RelatedProducts.tsx'
import { RestockRequest } from '#src/products/web/product/RestockRequest.tsx'
import { ReviewPart } from '#src/products/web/product/ReviewPart.tsx'
import { useReviewRefresh } from '#src/products/web/review-slots.ts'
import { RecentlyViewed } from '#src/products/web/viewed/RecentlyViewed.tsx'
import { ContentArea } from '#src/content/web/ContentArea.tsx'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { Accordion } from '#src/kit/Accordion.tsx'
import { NoteLine } from '#src/kit/Notice.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type DesignerMode, shownTexts } from '../rules/designer-state.ts'
import { checkValues } from '../rules/tablet-form.ts'
import { DesignStep } from './DesignStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { RecipientStep } from './RecipientStep.tsx'
import { TabletView } from './TabletView.tsx'
import { type Designer, useDesigner } from './use-designer.ts'
import { useTabletOrder } from './use-tablet-order.ts'
import './designer.css'

/** The engraved tablet: design, recipient, cart (specification 2, section 2). */
export function CustomTabletPage({ page }: { page: PageModel<ProductPageFields> }) {
  const variations = useLiveVariations(page.variations)
  const tablets = useMemo(() => variations.filter(({ productType }) => productType === 'CustomTablet'), [variations])
  const { variation, select } = useVariation(tablets)
  useProductMeta(variation?.code ?? page.code, page.code)
  useProductView(variation, page.code)
  return (
    <>
      <ContentArea blocks={page.topContentArea} />
      {variation && <TabletDesigner fields={page} tablets={tablets} variation={variation} select={select} />}
      {variation && <About page={page} variation={variation} />}
      <RecentlyViewed code={page.code} />
      <ContentArea blocks={page.bottomContentArea} />
    </>
  )
}

interface TabletDesignerProps {
  fields: ProductPageFields
  tablets: readonly Variation[]
  variation: Variation
  select: (variation: Variation) => void
}

function TabletDesigner({ fields, tablets, variation, select }: TabletDesignerProps) {
  const text = useText()
  const designer = useDesigner(tablets, variation)
  const { state, dispatch } = designer
  const faults = useMemo(() => checkValues(state.values), [state.values])
  const order = useTabletOrder(variation, state, dispatch)
  const form = { state, dispatch, faults }
  const letter = deliveryTo(fields.deliveries, state.values.countryCode)
  const examples = {
    frontText: text('/custom-tablet/example/front'),
    backText: text('/custom-tablet/example/back'),
    signature: text('/custom-tablet/example/signature'),
  }
  return (
    <div className="designer">
      <TabletView
        variation={variation}
        texts={shownTexts(state, examples)}
        side={state.side}
        onTurn={(side) => dispatch({ do: 'turn', side })}
      />
      <div className="designer__form">
        <ProductNotice fields={fields} />
        <Modes designer={designer} />
        <Head mode={state.mode} wasChange={state.wasChange} />
        <EditingNote designer={designer} onStop={order.stopEditing} />
        {state.mode === 'design' && (
          <DesignStep form={form} variations={tablets} variation={variation} onSelect={select} letter={letter} />
        )}
        {state.mode === 'recipients' && (
          <RecipientStep form={form} variation={variation} order={order} letter={letter} />
        )}
        {state.mode === 'done' && <DoneStep designer={designer} onNew={() => tablets[0] && select(tablets[0])} />}
        {state.mode !== 'done' && variation.isBuyable && !variation.inStock && (
          <RestockRequest className="designer__restock" key={variation.code} code={variation.code} />
        )}
      </div>
    </div>
  )
}

const modes: readonly DesignerMode[] = ['design', 'recipients', 'done']

function Modes({ designer: { state, dispatch } }: { designer: Designer }) {
  const text = useText()
  return (
    <ol className="designer-modes" aria-label={text('/custom-tablet/steps')}>
      {modes.map((mode) => (
        <li key={mode} aria-current={mode === state.mode ? 'step' : undefined}>
          {mode === 'design' && state.mode === 'recipients' ? (
            <button type="button" onClick={() => dispatch({ do: 'back' })}>
              {text('/custom-tablet/step/design')}
            </button>
          ) : (
            text(`/custom-tablet/step/${mode}`)
          )}
        </li>
      ))}
    </ol>
  )
}

/** Takes the focus when a step begins, so that screen readers announce it and the keyboard continues there. */
function Head({ mode, wasChange }: { mode: DesignerMode; wasChange: boolean }) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [mode])
  return (
    <div className="designer__head">
      <h1 className={mode === 'done' ? 'kit-d1' : 'kit-d2'} ref={heading} tabIndex={-1}>
        <Emphasised text={text(wasChange ? '/custom-tablet/done/heading-saved' : `/custom-tablet/${mode}/heading`)} />
      </h1>
      {mode !== 'done' && <p className="kit-muted">{text(`/custom-tablet/${mode}/lead`)}</p>}
    </div>
  )
}

/** Says that a cart line is being changed, and offers to stop: for a new tablet, or the one set aside. */
function EditingNote({ designer, onStop }: { designer: Designer; onStop: () => void }) {
  const text = useText()
  const { state, isLineMissing, resume } = designer
  const isEditing = state.editing !== null && state.mode !== 'done'
  if (!isLineMissing && !isEditing) return null
  return (
    <NoteLine>
      {text(isLineMissing ? '/custom-tablet/line-not-found' : '/custom-tablet/editing')}
      {isEditing && <NoteButton onPress={onStop}>{text('/custom-tablet/editing-stop')}</NoteButton>}
      {state.aside !== null && (
        <>
          <br />
          {text('/custom-tablet/aside')}
          <NoteButton onPress={resume}>{text('/custom-tablet/resume')}</NoteButton>
        </>
      )}
    </NoteLine>
  )
}

function NoteButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <>
      {' '}
      <button type="button" className="kit-link" onClick={onPress}>
        {children}
      </button>
    </>
  )
}

interface AboutProps {
  page: PageModel<ProductPageFields>
  variation: Variation
}

/** Legal and other details of the chosen chocolate, the editors' area, and reviews. */
function About({ page: fields, variation }: AboutProps) {
  const text = useText()
  const language = useLanguage()
  useReviewRefresh(variation.code)
  const sections = productSections(fields, variation, language, text)
  return (
    <>
      <ProductAbout story={<ProductStory fields={fields} variation={variation} />}>
        <FoodInformation fields={fields} variation={variation} />
        {sections.length > 0 && <Accordion items={sections} headingLevel="h2" />}
      </ProductAbout>
      <ContentArea blocks={fields.mainContentArea} />
      <ReviewPart part="List" fields={fields} />
      <RelatedProducts fields={fields} />
    </>
  )
}
