import { useQueryClient } from '@tanstack/react-query'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { useAddToCart } from '#src/cart/web/use-add-to-cart.ts'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Picture } from '#src/kit/Picture.tsx'
import { StockMark } from '#src/kit/StockMark.tsx'
import { type ProductCard, productLink } from '#src/products/contract/card.ts'
import { stockState } from '#src/products/rules/availability.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'
import { ProductName } from '#src/products/web/cards/ProductName.tsx'
import { ProductPrice } from '#src/products/web/cards/ProductPrice.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { changeWishlist } from './wishlist-changes.ts'

/** One product with its present price and stock, and a button that moves it to the cart. */
export function WishlistRow({ card }: { card: ProductCard }) {
  const text = useText()
  const client = useQueryClient()
  const { add, isAdding } = useAddToCart()
  const to = productLink(card.url, card.firstVariationCode)
  const name = withoutSoftHyphens(card.displayName)
  const change = { client, text, code: card.code }
  const remove = () =>
    void changeWishlist({
      ...change,
      wanted: false,
      said: text('/wishlist/removed', { name }),
      offer: { text: text('/wishlist/undo'), run: () => void changeWishlist({ ...change, wanted: true }) },
    })
  // The cart reports the result; the wishlist shows no message.
  const move = () =>
    add({ code: card.firstVariationCode, quantity: 1, name }, () => void changeWishlist({ ...change, wanted: false }))
  const canMove = card.isBuyable && card.inStock && !card.disableAddToCart
  return (
    <li className={`wishlist__row ${paintClass}`} style={paint(card.field)}>
      {/* The picture's link is hidden from screen readers and the keyboard: the name is the same link. */}
      <SiteLink className="kit-tile wishlist__pic" to={to} tabIndex={-1} aria-hidden="true">
        {card.imageUrl !== '' && (
          <Picture image={{ url: card.imageUrl, altText: '' }} preset="square" sizes="160px" loading="lazy" />
        )}
      </SiteLink>
      <div className="wishlist__say">
        <h2 className="kit-name wishlist__name" lang={card.nameLanguage}>
          <SiteLink to={to}>
            <ProductName name={card.displayName} />
          </SiteLink>
        </h2>
        <ProductPrice price={card} contents={[card.weightString]} />
        {card.isBuyable && <Stock card={card} />}
      </div>
      <div className="wishlist__acts">
        {canMove ? (
          <Button size="small" busy={isAdding} busyText={text('/wishlist/moving')} onClick={move}>
            {text('/wishlist/move')}
            <span className="kit-visually-hidden">: {name}</span>
          </Button>
        ) : (
          <SiteLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={to}>
            {text(card.inStock && card.isBuyable ? '/wishlist/choose' : '/wishlist/look')}
            <span className="kit-visually-hidden">: {name}</span>
          </SiteLink>
        )}
        <button
          type="button"
          className="kit-txt-btn"
          aria-label={text('/wishlist/remove-named', { name })}
          onClick={remove}
        >
          {text('/wishlist/remove')}
        </button>
      </div>
    </li>
  )
}

function Stock({ card }: { card: ProductCard }) {
  const text = useText()
  const state = stockState(card.inStock, card.inStockQuantity)
  return <StockMark state={state}>{text(`/catalogue/stock/${state}`)}</StockMark>
}
