import { type ComponentType, createContext, useContext } from 'react'

export interface Addition {
  /** Variation code. */
  code: string
  quantity: number
  /** What messages and labels call it. */
  name: string
}

export interface WishlistButtonProps {
  /** Product code. */
  code: string
  /** What messages and labels call it. */
  name: string
  /** In the corner of a card's tile, or with its words. */
  look: 'corner' | 'words'
}

/**
 * The controls that put products into a cart. The cart domain knows the catalogue, not the reverse, so the root of the
 * browser application passes them in.
 */
export interface CartSlots {
  /** Button with words; `reason` says why it cannot be used now, an empty one that it is plain to see. */
  AddToCartButton: ComponentType<{ addition: Addition; reason?: string; wide?: boolean }>
  /** The quarter in the corner of a card's tile. */
  AddToCartCorner: ComponentType<{ addition: Addition }>
  /** The heart that puts a product on the wishlist; left out: there is none. */
  WishlistButton?: ComponentType<WishlistButtonProps>
  /** How far the cart is from free delivery; loaded when it is shown first, so it stands in a `Suspense`. */
  FreeShippingProgress?: ComponentType
}

export const CartSlotsContext = createContext<CartSlots | null>(null)

export function useCartSlots(): CartSlots {
  const slots = useContext(CartSlotsContext)
  if (!slots) throw new Error('Products need a cart: CartSlotsContext is filled in src/app/browser/App.tsx')
  return slots
}
