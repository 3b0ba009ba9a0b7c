import { lazy, Suspense, useState } from 'react'
import { loadMiniCartDrawer } from './mini-cart-drawer.ts'
import { closeMiniCart, useMiniCartOpen } from './mini-cart-state.ts'

const Drawer = lazy(async () => ({ default: (await loadMiniCartDrawer()).MiniCartDrawer }))

/** Mounted once, next to the page; its code loads at the first opening. */
export function MiniCart() {
  const open = useMiniCartOpen()
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Drawer open={open} onClose={closeMiniCart} />
    </Suspense>
  )
}
