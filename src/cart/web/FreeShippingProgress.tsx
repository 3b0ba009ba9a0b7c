import { FreeShipping } from './FreeShipping.tsx'
import { useCart } from './use-cart.ts'
import './cart.css'

/** How far the visitor's cart is from free delivery, for pages outside the cart; nothing while it is empty or unknown. */
export function FreeShippingProgress() {
  const { cart } = useCart()
  return cart && cart.totalQuantity > 0 ? <FreeShipping cart={cart} flat /> : null
}
