import { Stepper } from '#src/kit/Stepper.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { CartLineItem } from '../contract/cart.ts'
import { maxQuantity, minQuantity } from '../contract/limits.ts'
import { useIsSending, useSetQuantity } from './use-quantity.ts'

interface LineStepperProps {
  line: CartLineItem
  held?: boolean
  /** Id of the text that explains why nothing can be changed now. */
  lockedBy?: string | undefined
}

export function LineStepper({ line, held = false, lockedBy }: LineStepperProps) {
  const text = useText()
  const setQuantity = useSetQuantity()
  const isSending = useIsSending(line.id) || held
  const { quantity, displayName: name } = line
  return (
    <Stepper
      value={quantity}
      min={Math.min(minQuantity, quantity)}
      max={Math.max(line.maxQuantity, quantity)}
      busy={isSending}
      lockedBy={lockedBy}
      size="small"
      onCommit={(wanted) => setQuantity(line, wanted)}
      labels={{
        quantity: text('/cart/line/quantity', { name }),
        decrease: text('/cart/line/decrease', { name }),
        increase: text('/cart/line/increase', { name }),
        most: (n) => text(n < maxQuantity ? '/cart/line/in-stock' : '/cart/max-quantity', { n }),
      }}
    />
  )
}
