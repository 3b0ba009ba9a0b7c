import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { ProductRow } from '#src/products/web/cards/ProductRow.tsx'
import { fetchReaching } from '#src/products/web/viewed/shelf-api.ts'
import { useLanguage, usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'

const list = { id: 'free-delivery', name: 'Free delivery' }

/** Three products that would make delivery free, while it is not; every change of the cart selects them again. */
export function TopUpShelf({ cart }: { cart: Cart }) {
  const text = useText()
  const language = useLanguage()
  const { navigation } = usePage()
  const missed = {
    euros: cart.amountLeftForFreeShipping,
    without: [...new Set(cart.allLineItems.map(({ code }) => code))],
  }
  const { data } = useQuery({
    queryKey: ['reaching', language, missed],
    queryFn: ({ signal }) => fetchReaching(language, missed, signal),
    enabled: missed.euros > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!data || missed.euros <= 0) return null
  return (
    <div className="cart-shelf">
      <ProductRow
        heading={<Emphasised text={text(data.isTogether ? '/cart/top-up/three' : '/cart/top-up/one')} />}
        link={{ label: text('/cart/top-up/all'), url: navigation.productsPageUrl }}
        cards={data.products}
        list={list}
      />
    </div>
  )
}
