import { useText } from '#src/shell/web/text/use-text.ts'

/** Replaces the stepper of a gift: the promotion alone adds and removes it. */
export function GiftMark() {
  const text = useText()
  return <span className="cart-gift kit-small">{text('/cart/gift')}</span>
}
