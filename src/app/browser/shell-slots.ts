import { AddToCartButton, AddToCartCorner } from '#src/cart/web/AddToCart.tsx'
import { CartButton } from '#src/cart/web/CartButton.tsx'
import { MiniCart } from '#src/cart/web/MiniCart.tsx'
import type { CartSlots } from '#src/catalogue/web/cart-slots.ts'
import { LazyContentSearch } from '#src/search/web/content/LazyContentSearch.tsx'
import { SearchButton } from '#src/search/web/SearchButton.tsx'
import { SearchPanel } from '#src/search/web/SearchPanel.tsx'
import type { ShellSlots } from '#src/shell/web/slots/shell-slots.tsx'

/** What the shell and the catalogue leave open for the cart and the searches. */
export const shellSlots: ShellSlots = {
  CartButton,
  MiniCart,
  SearchButton,
  SearchPanel,
  ContentSearch: LazyContentSearch,
}
export const cartSlots: CartSlots = { AddToCartButton, AddToCartCorner }
