import type { ShownCard } from '#src/gift-cards/contract/sold-card.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import './gift-card-details.css'

/** Shows a gift card's recipient, the day it is sent and its message. */
export function GiftCardDetails({ card }: { card: ShownCard }) {
  const text = useText()
  const { isForSelf, recipientName: name, recipientEmail: email, message, sendsString } = card
  return (
    <div className="cart-gift-card">
      <p className="kit-small kit-muted kit-num">
        {email !== '' && text(isForSelf ? '/cart/gift-card/to-self' : '/cart/gift-card/to', { name, email })}
        <br />
        {sendsString === '' ? text('/cart/gift-card/at-once') : text('/cart/gift-card/sends', { day: sendsString })}
      </p>
      {message !== '' && <p className="kit-say">{text('/cart/gift-card/quoted', { message })}</p>}
    </div>
  )
}
