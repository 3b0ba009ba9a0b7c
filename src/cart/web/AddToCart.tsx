import { Button } from '#src/kit/Button.tsx'
import { QuarterAddButton } from '#src/kit/QuarterAddButton.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type CartAddition, useAddToCart } from './use-add-to-cart.ts'

interface AddToCartProps {
  addition: CartAddition & { name: string }
}

/** "Lisää ostoskoriin", for the product page. `reason` says why it can't be added now. */
export function AddToCartButton({ addition, reason, wide }: AddToCartProps & { reason?: string; wide?: boolean }) {
  const text = useText()
  const { add, isAdding } = useAddToCart()
  return (
    <Button
      wide={wide ?? false}
      busy={isAdding}
      busyText={text('/cart/adding')}
      disabledReason={reason}
      onClick={() => add(addition)}
    >
      {text('/cart/add')}
    </Button>
  )
}

/** The quarter in the corner of a card's tile. */
export function AddToCartCorner({ addition }: AddToCartProps) {
  const text = useText()
  const { add, isAdding } = useAddToCart()
  return (
    <QuarterAddButton
      label={text('/cart/add-named', { name: addition.name })}
      busy={isAdding}
      onPress={() => add(addition)}
    />
  )
}
