import { lazy } from 'react'
import { AddToCartButton, AddToCartCorner } from '#src/cart/web/AddToCart.tsx'
import { CartButton } from '#src/cart/web/CartButton.tsx'
import { MiniCart } from '#src/cart/web/MiniCart.tsx'
import type { CartSlots } from '#src/products/web/cart-slots.ts'
import type { AuthSlots } from '#src/identity/web/auth/auth-slots.ts'
import { NewsletterStrip } from '#src/consents/web/newsletter/NewsletterStrip.tsx'
import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'
import { LazyContentSearch } from '#src/search/web/content/LazyContentSearch.tsx'
import { SearchButton } from '#src/search/web/SearchButton.tsx'
import { SearchPanel } from '#src/search/web/SearchPanel.tsx'
import type { ShellSlots } from '#src/shell/web/slots/shell-slots.tsx'
import { WishlistButton } from '#src/wishlist/web/WishlistButton.tsx'
import { PageOverlays } from './PageOverlays.tsx'

/** Slots of the shell and the catalogue, filled by the cart, the searches and the sign-in. */
export const shellSlots: ShellSlots = {
  CartButton,
  MiniCart,
  SearchButton,
  SearchPanel,
  ContentSearch: LazyContentSearch,
  ServiceReviewBadge: null,
  Newsletter: NewsletterStrip,
  useSignedIn: useIsAuthenticated,
  Overlays: PageOverlays,
}
/** Slots of the account pages, filled by orders. */
export const authSlots: AuthSlots = {
  AttachedOrders: lazy(() =>
    import('#src/orders/web/AttachedOrders.tsx').then((module) => ({ default: module.AttachedOrders })),
  ),
}
export const cartSlots: CartSlots = {
  AddToCartButton,
  AddToCartCorner,
  WishlistButton,
  FreeShippingProgress: lazy(() =>
    import('#src/cart/web/FreeShippingProgress.tsx').then((module) => ({ default: module.FreeShippingProgress })),
  ),
}
