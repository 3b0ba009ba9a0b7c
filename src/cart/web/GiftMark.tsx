import { useText } from '#src/shell/web/text/use-text.ts'

/** In the place of the stepper: what a promotion has put in comes and goes with it. */
export function GiftMark() {
  const text = useText()
  return <span className="cart-gift kit-small">{text('/cart/gift')}</span>
}
