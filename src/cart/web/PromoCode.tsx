import { type FormEvent, useId, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'
import { couponMaxLength } from '../contract/limits.ts'
import { Collapsible } from './Collapsible.tsx'
import { usePromoCode } from './use-promo-code.ts'

/** The shopper's code: none, or applied and shown in a field that is locked, with a button that takes it back. */
export function PromoCode({ cart }: { cart: Cart }) {
  const text = useText()
  const { apply, remove, isBusy, refusal } = usePromoCode(cart.id)
  const [code = ''] = cart.couponCodes
  if (cart.id === '') return null
  // While it is being paid the code can't be changed; the notice above the lines says why
  const isLocked = cart.openOrder?.isPaymentUnderWay ?? false
  if (isLocked && code === '') return null
  const problem = cart.problems.find(({ key }) => key.startsWith('coupon/'))
  return (
    <Collapsible title={text('/cart/promo/title')} open={code !== ''}>
      {code === '' ? (
        <CodeForm apply={apply} isBusy={isBusy} refusal={refusal} />
      ) : (
        <div className="cart-promo">
          <TextField label={text('/cart/promo/label')} value={code} disabled hint={problem?.value} readOnly />
          {!isLocked && (
            <Button variant="secondary" size="small" busy={isBusy} onClick={() => remove()}>
              {text('/cart/promo/remove')}
            </Button>
          )}
        </div>
      )}
    </Collapsible>
  )
}

interface CodeFormProps {
  apply: (code: string) => void
  isBusy: boolean
  refusal: string | undefined
}

function CodeForm({ apply, isBusy, refusal }: CodeFormProps) {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState('')
  const code = typed.trim()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (code === '' || isBusy) return
    setRefused(code)
    apply(code)
  }
  return (
    <form className="cart-promo" onSubmit={handleSubmit} noValidate>
      <TextField
        id={id}
        label={text('/cart/promo/label')}
        value={typed}
        maxLength={couponMaxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        error={refused === code ? refusal : undefined}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        busy={isBusy}
        disabledReason={code === '' ? '' : undefined}
      >
        {text('/cart/promo/apply')}
      </Button>
    </form>
  )
}
