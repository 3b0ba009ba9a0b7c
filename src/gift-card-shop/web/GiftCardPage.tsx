import { type FormEvent, useMemo } from 'react'
import type { CartLineItem } from '#src/cart/contract/cart.ts'
import { ContentArea } from '#src/content/web/ContentArea.tsx'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { sendsString } from '#src/gift-cards/rules/sold-card.ts'
import { Accordion } from '#src/kit/Accordion.tsx'
import { Button } from '#src/kit/Button.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { NoteLine } from '#src/kit/Notice.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { StockMark } from '#src/kit/StockMark.tsx'
import { Tag } from '#src/kit/Tag.tsx'
import type { ProductPageFields, Variation } from '#src/products/contract/product.ts'
import { productTags } from '#src/products/web/cards/product-tags.ts'
import { PageCrumbs } from '#src/products/web/PageCrumbs.tsx'
import { ProductAbout } from '#src/products/web/product/ProductAbout.tsx'
import { ProductNotice } from '#src/products/web/product/ProductNotice.tsx'
import { ProductStory } from '#src/products/web/product/ProductStory.tsx'
import { RelatedProducts } from '#src/products/web/product/RelatedProducts.tsx'
import { useLiveVariations } from '#src/products/web/product/use-live-variations.ts'
import { useProductMeta, useProductView } from '#src/products/web/product/use-product-view.ts'
import { useVariation } from '#src/products/web/product/use-variation.ts'
import { RecentlyViewed } from '#src/products/web/viewed/RecentlyViewed.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import '#src/products/web/product/about.css'
import { fieldId, GiftCardFields } from './GiftCardFields.tsx'
import { GiftCardPreview } from './GiftCardPreview.tsx'
import { OptionRow } from './OptionRow.tsx'
import { useEditedLine, useGiftCardLine } from './use-gift-card-line.ts'
import { useGiftCardForm } from './use-gift-card-form.ts'
import './gift-card-page.css'

/** The page of a gift card: its sum, recipient, message and send day (C-19). */
export function GiftCardPage({ page }: { page: PageModel<ProductPageFields> }) {
  const variations = useLiveVariations(page.variations)
  const { variation, select } = useVariation(variations)
  const edited = useEditedLine()
  useProductMeta(variation?.code ?? page.code, page.code)
  useProductView(variation, page.code)
  return (
    <>
      <ContentArea blocks={page.topContentArea} />
      {variation && (
        <GiftCard
          // The form is filled again once the cart's line is known.
          key={edited?.id ?? 'new'}
          page={page}
          edited={edited ?? null}
          variations={variations}
          variation={variation}
          select={select}
        />
      )}
      {variation && (
        <ProductAbout story={<ProductStory fields={page} variation={variation} />}>
          <Folds />
        </ProductAbout>
      )}
      <ContentArea blocks={page.mainContentArea} />
      <RelatedProducts fields={page} />
      <RecentlyViewed code={page.code} />
      <ContentArea blocks={page.bottomContentArea} />
    </>
  )
}

interface GiftCardProps {
  page: PageModel<ProductPageFields>
  edited: CartLineItem | null
  variations: readonly Variation[]
  variation: Variation
  select: (variation: Variation) => void
}

function GiftCard({ page, edited, variations, variation, select }: GiftCardProps) {
  const text = useText()
  const language = useLanguage()
  const initial = useMemo(() => edited?.giftCard && withoutWords(edited.giftCard), [edited])
  const form = useGiftCardForm(initial ?? null)
  const line = useGiftCardLine(variation, edited)
  const amount = variation.size || variation.name
  const sends = sendsString(form.card.sendOn, language, form.today)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (line.isPending) return
    const wrong = form.check()
    if (wrong !== null) {
      document.getElementById(fieldId(wrong))?.focus()
      return
    }
    line.mutate(form.card, { onSuccess: () => edited === null && form.clear(), onError: form.refuse })
  }
  return (
    <form className="gift-shop" noValidate onSubmit={submit}>
      <div className="gift-shop__media" style={{ '--field': `var(--field-${page.field})` } as object}>
        <div className="gift-shop__view">
          <GiftCardPreview amount={amount} form={form} />
        </div>
        <Tiles page={page} />
      </div>
      <div className="gift-shop__info">
        <PageCrumbs />
        <ProductNotice className="gift-shop__notice" fields={page} />
        <div className="kit-tags kit-tags--row gift-shop__tags">
          {productTags({ tags: page.tags, discountPercent: variation.discountPercent }, text).map(({ kind, label }) => (
            <Tag kind={kind} key={kind}>
              {label}
            </Tag>
          ))}
        </div>
        <h1 className="kit-d1 gift-shop__title">{page.displayName}</h1>
        <SafeHtml html={variation.shortDescription} className="gift-shop__lead" />
        <div className="gift-shop-form">
          {edited && <NoteLine>{text('/gift-card-shop/editing')}</NoteLine>}
          <OptionRow
            legend={text('/gift-card-shop/amount')}
            value={variation.code}
            options={variations.map(({ code, size, name }) => ({ value: code, label: size || name }))}
            onChange={(code) => {
              const next = variations.find((one) => one.code === code)
              if (next) select(next)
            }}
          />
          <GiftCardFields form={form} />
        </div>
        <p className="kit-bigprice kit-num gift-shop__price">
          <span className="kit-now">{variation.discountedPriceString}</span>
          <span className="kit-unit">{text('/gift-card-shop/no-fee')}</span>
        </p>
        <div className="gift-shop__buy">
          <Button
            type="submit"
            wide
            busy={line.isPending}
            busyText={text(edited ? '/gift-card-shop/saving' : '/gift-card-shop/adding')}
            disabledReason={variation.isBuyable ? undefined : text('/catalogue/product/not-for-sale')}
          >
            {text(edited ? '/gift-card-shop/save' : '/cart/add')}
          </Button>
        </div>
        <p className="gift-shop__leaves">
          <StockMark state="in">
            {sends === '' ? text('/gift-card-shop/leaves-now') : text('/gift-card-shop/leaves-to', { day: sends })}
          </StockMark>
        </p>
        {line.isSuccess && edited === null && <output className="kit-small">{text('/gift-card-shop/added')}</output>}
        <ul className="gift-shop__points">
          {(['valid', 'withdraw', 'codes'] as const).map((point) => (
            <li key={point}>
              <Icon name={pointIcons[point]} />
              <span>{text(`/gift-card-shop/point/${point}`)}</span>
            </li>
          ))}
        </ul>
        {page.navigation.giftCardBalancePageUrl && (
          <SiteLink className="kit-go gift-shop__balance" to={page.navigation.giftCardBalancePageUrl}>
            {text('/gift-card-shop/balance')} <Icon name="arrow" />
          </SiteLink>
        )}
      </div>
    </form>
  )
}

const pointIcons = { valid: 'clock', withdraw: 'check', codes: 'info' } as const

const withoutWords = ({ sendsString: _words, ...card }: NonNullable<CartLineItem['giftCard']>) => card

function Tiles({ page: { images } }: { page: ProductPageFields }) {
  const text = useText()
  const [image] = images
  return (
    <div className="gift-shop__tiles">
      {image && <Picture image={image} preset="square" sizes="(min-width: 1024px) 50vw, 100vw" />}
      <div className="gift-shop__tile kit-on-accent">
        <p className="kit-d3">
          <Emphasised text={text('/gift-card-shop/tile')} />
        </p>
        <p className="kit-small">{text('/gift-card-shop/tile-note')}</p>
      </div>
    </div>
  )
}

function Folds() {
  const text = useText()
  const items = [
    {
      id: 'use',
      title: text('/gift-card-shop/fold/use'),
      body: (
        <ol className="gift-shop-steps">
          {[1, 2, 3].map((step) => (
            <li key={step}>{text(`/gift-card-shop/fold/use-${step}`)}</li>
          ))}
        </ol>
      ),
    },
    ...(['validity', 'returns', 'several'] as const).map((id) => ({
      id,
      title: text(`/gift-card-shop/fold/${id}`),
      body: <p>{text(`/gift-card-shop/fold/${id}-text`)}</p>,
    })),
  ]
  return <Accordion items={items} headingLevel="h2" />
}
