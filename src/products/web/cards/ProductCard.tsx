import { paint, paintClass } from '#src/content/web/paint.ts'
import { Picture } from '#src/kit/Picture.tsx'
import { Tag } from '#src/kit/Tag.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type ProductCard as Card, productLink } from '../../contract/card.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'
import { useCartSlots } from '../cart-slots.ts'
import { CardReviews } from '../product/ReviewPart.tsx'
import { ProductName } from './ProductName.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import { cardTag } from './product-tags.ts'
import './cards.css'

export interface ProductCardProps {
  card: Card
  headingLevel?: 'h2' | 'h3' | 'h4'
  /** The card as it was when the page took its shape: its price goes on deciding how much room there is. */
  laidOutFor?: Card | undefined
  /** Where in the first screen it stands: `first` is fetched before all else, `soon` not lazily. */
  picture?: 'first' | 'soon' | 'lazy'
  /** The visitor follows it to the product. */
  onSelect?: () => void
}

const sizes = '(min-width: 1280px) 294px, (min-width: 768px) 33vw, 50vw'

/** Tile, name, price; the quarter adds one of what is shown, or leads to the product where something must be chosen first. */
export function ProductCard({
  card,
  laidOutFor = card,
  headingLevel: Heading = 'h3',
  picture = 'lazy',
  onSelect,
}: ProductCardProps) {
  const text = useText()
  const { WishlistButton } = useCartSlots()
  const to = productLink(card.url, card.firstVariationCode)
  const tag = cardTag(card, text)
  return (
    <article className={`kit-card ${paintClass}`} style={paint(card.field)}>
      <div className="kit-card__pic">
        {/* The name below is the link that is read out and reached by keyboard. */}
        <SiteLink className="kit-tile" to={to} tabIndex={-1} aria-hidden="true" onClick={onSelect}>
          {card.imageUrl === '' ? (
            <span className="product-card__blank" />
          ) : (
            <Picture
              image={{ url: card.imageUrl, altText: '' }}
              preset="square"
              sizes={sizes}
              priority={picture === 'first'}
              loading={picture === 'lazy' ? 'lazy' : 'eager'}
            />
          )}
        </SiteLink>
        {tag && (
          <div className="kit-tags">
            <Tag kind={tag.kind}>{tag.label}</Tag>
          </div>
        )}
        <CardAction card={card} to={to} onSelect={onSelect} />
        {WishlistButton && (
          <WishlistButton code={card.code} name={withoutSoftHyphens(card.displayName)} look="corner" />
        )}
      </div>
      <div className="kit-card__text">
        <Heading>
          <SiteLink className="kit-name kit-card__name" to={to} lang={card.nameLanguage} onClick={onSelect}>
            <ProductName name={card.displayName} />
          </SiteLink>
        </Heading>
        <CardPrice card={card} laidOutFor={laidOutFor} />
        <CardReviews productCode={card.code} />
      </div>
    </article>
  )
}

/**
 * A price that changes while the visitor looks may need another line; it takes the place of the old one and overflows into
 * the gap below, so that nothing on the page moves.
 */
function CardPrice({ card, laidOutFor }: { card: Card; laidOutFor: Card }) {
  const text = useText()
  const sizes = card.needsChoice ? undefined : card.variationCodes?.length
  const after = sizes ? text('/catalogue/card/sizes', { count: sizes }) : ''
  const price = <ProductPrice price={card} contents={[card.weightString]} after={after} />
  if (looksOf(card) === looksOf(laidOutFor)) return price
  return (
    <div className="product-card__room">
      <div aria-hidden="true">
        <ProductPrice price={laidOutFor} contents={[laidOutFor.weightString]} after={after} />
      </div>
      {price}
    </div>
  )
}

/** All that is written of a price. */
const looksOf = ({ previousPrice, ...card }: Card): string =>
  [
    card.discountedPriceString,
    card.placedPriceString,
    previousPrice?.priceString,
    card.pricePerKiloString,
    card.discountedPricePerKiloString,
    card.weightString,
  ].join()

function CardAction({ card, to, onSelect }: { card: Card; to: string; onSelect: (() => void) | undefined }) {
  const text = useText()
  const { AddToCartCorner } = useCartSlots()
  const product = withoutSoftHyphens(card.displayName)
  // Of several sizes it says which one is meant
  const name = card.variationCodes && card.weightString !== '' ? `${product}, ${card.weightString}` : product
  if (!card.isBuyable) return null
  if (!card.inStock) return <span className="kit-card__soldout">{text('/catalogue/card/sold-out')}</span>
  if (!card.disableAddToCart) return <AddToCartCorner addition={{ code: card.firstVariationCode, quantity: 1, name }} />
  return (
    <SiteLink className="product-card__choose kit-on-accent" to={to} onClick={onSelect}>
      {text('/catalogue/card/choose')}
      <span className="kit-visually-hidden">: {product}</span>
    </SiteLink>
  )
}
