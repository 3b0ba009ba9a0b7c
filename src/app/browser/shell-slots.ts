import { AddToCartButton, AddToCartCorner } from '#src/cart/web/AddToCart.tsx'
import { CartButton } from '#src/cart/web/CartButton.tsx'
import { MiniCart } from '#src/cart/web/MiniCart.tsx'
import type { CartSlots } from '#src/catalogue/web/cart-slots.ts'
import { PageOverlays } from './PageOverlays.tsx'
import type { ShellSlots } from '#src/shell/web/slots/shell-slots.tsx'

/** What the shell and the catalogue leave open for the cart. */
export const shellSlots: ShellSlots = { CartButton, MiniCart, Overlays: PageOverlays }
export const cartSlots: CartSlots = { AddToCartButton, AddToCartCorner }
