import type { Cart } from '#src/cart/contract/cart.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'

/** What pressing the button means, with links to the shopper's rights in a new tab: the checkout stays. */
export function PayTerms({ cart }: { cart: Cart }) {
  const text = useText()
  const { termsPageUrl, withdrawalPageUrl } = usePage().navigation
  const hasTablet = cart.allLineItems.some((line) => line.isCustomTablet)
  const links = [
    { url: termsPageUrl, name: text('/checkout/terms') },
    { url: withdrawalPageUrl, name: text('/checkout/withdrawal') },
  ].filter(({ url }) => url !== '')
  return (
    <div className="checkout-terms kit-small kit-muted">
      <p>{text(hasTablet ? '/checkout/payment/binding-tablet' : '/checkout/payment/binding')}</p>
      {links.map(({ url, name }) => (
        <a key={url} className="kit-link" href={url} target="_blank" rel="noopener">
          {name}
          <span className="kit-visually-hidden"> {text('/checkout/new-tab')}</span>
        </a>
      ))}
    </div>
  )
}
