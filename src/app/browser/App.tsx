import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BlockComponentsContext } from '#src/content/web/block-components-context.ts'
import { CartSlotsContext } from '#src/products/web/cart-slots.ts'
import { AuthSlotsContext } from '#src/identity/web/auth/auth-slots.ts'
import { type ReviewSlots, ReviewSlotsContext } from '#src/products/web/review-slots.ts'
import { ServiceScriptContext } from '#src/reviews/web/service/service-script.ts'
import { ShellSlotsContext } from '#src/shell/web/slots/shell-slots.tsx'
import { blockComponents } from './block-code.ts'
import { cartSlots, authSlots, shellSlots } from './shell-slots.ts'

interface AppProps {
  queryClient: QueryClient
  /** Script of the reviews service; empty: the shop's own reviews. */
  reviewsScript: string
  reviewSlots: ReviewSlots
  children: ReactNode
}

/** The providers around every page, the same on server and browser. */
export function App({ queryClient, reviewsScript, reviewSlots, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ShellSlotsContext value={shellSlots}>
        <CartSlotsContext value={cartSlots}>
          <ReviewSlotsContext value={reviewSlots}>
            <ServiceScriptContext value={reviewsScript}>
              <AuthSlotsContext value={authSlots}>
                <BlockComponentsContext value={blockComponents}>{children}</BlockComponentsContext>
              </AuthSlotsContext>
            </ServiceScriptContext>
          </ReviewSlotsContext>
        </CartSlotsContext>
      </ShellSlotsContext>
    </QueryClientProvider>
  )
}
