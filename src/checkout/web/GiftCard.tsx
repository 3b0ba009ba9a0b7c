import { type FormEvent, useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { Collapsible } from '#src/cart/web/Collapsible.tsx'
import { codeLength, pinLength, typedCodeMaxLength, typedPinMaxLength } from '#src/gift-cards/contract/limits.ts'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useGiftCard } from './use-gift-card.ts'

/** A gift card for this cart: a form, or the card that pays with a way to take it off. One at a time. */
export function GiftCard({ cart, isLocked }: { cart: Cart; isLocked: boolean }) {
  const text = useText()
  const card = useGiftCard(cart.id)
  if (isLocked && !cart.isGiftCardApplied) return null
  return (
    <section className="checkout-block">
      <Collapsible title={text('/gift-card/title')} open={cart.isGiftCardApplied}>
        {cart.isGiftCardApplied ? (
          <div className="checkout-gift-card">
            <p>
              {text('/gift-card/in-use', {
                last4: cart.giftCardLast4,
                amount: cart.giftCardPaymentDisplayAmount,
              })}
            </p>
            {!isLocked && (
              <Button variant="secondary" size="small" busy={card.isBusy} onClick={card.remove}>
                {text('/gift-card/remove')}
              </Button>
            )}
          </div>
        ) : (
          <GiftCardForm card={card} />
        )}
      </Collapsible>
    </section>
  )
}

function GiftCardForm({ card }: { card: ReturnType<typeof useGiftCard> }) {
  const text = useText()
  const [code, setCode] = useState('')
  const [pin, setPin] = useState('')
  const isIncomplete = code.replace(/[\s-]/g, '').length < codeLength || pin.trim().length < pinLength
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isIncomplete && !card.isBusy) card.apply({ code, pin })
  }
  return (
    <form className="checkout-gift-card" onSubmit={handleSubmit} noValidate>
      <TextField
        label={text('/gift-card/code')}
        error={card.failure}
        value={code}
        maxLength={typedCodeMaxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        label={text('/gift-card/pin')}
        value={pin}
        maxLength={typedPinMaxLength}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setPin(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        busy={card.isBusy}
        disabledReason={isIncomplete ? '' : undefined}
      >
        {text('/gift-card/apply')}
      </Button>
    </form>
  )
}
