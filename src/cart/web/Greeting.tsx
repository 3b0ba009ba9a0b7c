import { type FormEvent, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextArea } from '#src/kit/TextArea.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'
import { characterCount } from '#src/common/characters.ts'
import { greetingMaxLength } from '../contract/limits.ts'
import { Collapsible } from './Collapsible.tsx'
import { useGreeting } from './use-greeting.ts'

/** The greeting for the parcel: a form, or the saved text in quotes with a button that removes it. */
export function Greeting({ cart }: { cart: Cart }) {
  const text = useText()
  const { save, isSaving } = useGreeting(cart.id)
  if (!cart.showGiftMessage || cart.id === '') return null
  // During a payment the greeting can't be changed; the notice above the lines says why
  const isLocked = cart.openOrder?.isPaymentUnderWay ?? false
  if (isLocked && cart.greeting === '') return null
  return (
    <Collapsible title={text('/cart/greeting/title')} open={cart.greeting !== ''}>
      {cart.greeting === '' ? (
        <GreetingForm save={save} isSaving={isSaving} />
      ) : (
        <>
          <p className="kit-say">{text('/cart/greeting/quoted', { greeting: cart.greeting })}</p>
          {!isLocked && (
            <Button variant="secondary" size="small" busy={isSaving} onClick={() => save('')}>
              {text('/cart/greeting/remove')}
            </Button>
          )}
        </>
      )}
    </Collapsible>
  )
}

function GreetingForm({ save, isSaving }: { save: (greeting: string) => void; isSaving: boolean }) {
  const text = useText()
  const [greeting, setGreeting] = useState('')
  const isTooLong = characterCount(greeting.trim()) > greetingMaxLength
  const isEmpty = greeting.trim() === ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isTooLong && !isSaving) save(greeting.trim())
  }
  return (
    <form className="cart-greeting" onSubmit={handleSubmit} noValidate>
      <TextArea
        label={text('/cart/greeting/label')}
        aside={text('/cart/greeting/free')}
        limit={greetingMaxLength}
        rows={3}
        value={greeting}
        onChange={(event) => setGreeting(event.target.value)}
        error={isTooLong ? text('/cart/greeting-max-length', { n: greetingMaxLength }) : undefined}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        busy={isSaving}
        disabledReason={isEmpty || isTooLong ? '' : undefined}
      >
        {text('/cart/greeting/apply')}
      </Button>
    </form>
  )
}
