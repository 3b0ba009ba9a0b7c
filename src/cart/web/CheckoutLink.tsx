import { useState, type MouseEvent } from 'react'
import { buttonClass } from '#src/kit/button-class.ts'
import { Button } from '#src/kit/Button.tsx'
import { Spinner } from '#src/kit/Spinner.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import type { Cart } from '../contract/cart.ts'
import { useFlushQuantities } from './use-quantity.ts'

/**
 * The link to the checkout, a document load. A quantity whose 500 ms are still running is sent first, and the load waits for
 * the response, so that the checkout never shows another amount than the cart did.
 */
export function CheckoutLink({ cart, settling }: { cart: Cart; settling: boolean }) {
  const text = useText()
  const { navigation } = usePage()
  const flush = useFlushQuantities()
  const [leaving, setLeaving] = useState(false)
  const url = navigation.checkoutPageUrl
  if (cart.problems.some((problem) => problem.blocking)) {
    return (
      <Button wide disabledReason={text('/cart/checkout-blocked')}>
        {text('/cart/to-checkout')}
      </Button>
    )
  }
  const handleClick = (event: MouseEvent) => {
    if (!settling) return
    event.preventDefault()
    setLeaving(true)
    void flush().then(() => window.location.assign(url))
  }
  return (
    <SiteLink className={buttonClass({ wide: true })} to={url} onClick={handleClick} aria-busy={leaving || undefined}>
      {leaving && <Spinner />}
      {text('/cart/to-checkout')}
    </SiteLink>
  )
}
