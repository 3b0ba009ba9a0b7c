import { lazy } from 'react'
import { AddToCartButton, AddToCartCorner } from '#src/cart/web/AddToCart.tsx'
import { CartButton } from '#src/cart/web/CartButton.tsx'
import { MiniCart } from '#src/cart/web/MiniCart.tsx'
import type { CartSlots } from '#src/products/web/cart-slots.ts'
import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'
import { LazyContentSearch } from '#src/search/web/content/LazyContentSearch.tsx'
import { SearchButton } from '#src/search/web/SearchButton.tsx'
import { SearchPanel } from '#src/search/web/SearchPanel.tsx'
import type { ShellSlots } from '#src/shell/web/slots/shell-slots.tsx'
import { PageOverlays } from './PageOverlays.tsx'

/** What the shell and the catalogue leave open for the cart, the searches and the sign-in. */
export const shellSlots: ShellSlots = {
  CartButton,
  MiniCart,
  SearchButton,
  SearchPanel,
  ContentSearch: LazyContentSearch,
  ServiceReviewBadge: null,
  useSignedIn: useIsAuthenticated,
  Overlays: PageOverlays,
}
export const cartSlots: CartSlots = {
  AddToCartButton,
  AddToCartCorner,
  FreeShippingProgress: lazy(() =>
    import('#src/cart/web/FreeShippingProgress.tsx').then((module) => ({ default: module.FreeShippingProgress })),
  ),
}
