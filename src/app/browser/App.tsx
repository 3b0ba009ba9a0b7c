import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BlockComponentsContext } from '#src/content/web/block-components-context.ts'
import { CartSlotsContext } from '#src/catalogue/web/cart-slots.ts'
import { ShellSlotsContext } from '#src/shell/web/slots/shell-slots.tsx'
import { blockComponents } from './block-code.ts'
import { cartSlots, shellSlots } from './shell-slots.ts'

/** The providers every page stands in, the same on both sides. */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ShellSlotsContext value={shellSlots}>
        <CartSlotsContext value={cartSlots}>
          <BlockComponentsContext value={blockComponents}>{children}</BlockComponentsContext>
        </CartSlotsContext>
      </ShellSlotsContext>
    </QueryClientProvider>
  )
}
