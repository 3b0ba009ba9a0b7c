import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { NoteLine } from '#src/kit/Notice.tsx'
import { Spinner } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'
import { couponMaxLength } from '../contract/limits.ts'
import { Collapsible } from './Collapsible.tsx'
import { type PromoCodeControl, usePromoCode } from './use-promo-code.ts'

interface PromoCodeProps {
  cart: Cart
  /** A payment of this page is under way, so the code cannot be changed. */
  isPaying?: boolean
}

/** The promo code: a form, or the applied code in a locked field with a button that removes it. */
export function PromoCode({ cart, isPaying = false }: PromoCodeProps) {
  const text = useText()
  const [code = ''] = cart.couponCodes
  const { place, hasActed, control } = useFocusAfter(code, usePromoCode(cart.id))
  if (cart.id === '') return null
  // During a payment the code can't be changed; the notice above the lines says why
  const isLocked = isPaying || (cart.openOrder?.isPaymentUnderWay ?? false)
  if (isLocked && code === '') return null
  return (
    <Collapsible title={text('/cart/promo/title')} open={code !== '' || hasActed}>
      <div className="cart-promo" ref={place}>
        {code === '' ? (
          <CodeForm control={control} />
        ) : (
          <AppliedCode cart={cart} code={code} control={isLocked ? null : control} />
        )}
      </div>
    </Collapsible>
  )
}

/**
 * Form and applied code replace each other, so focus moves to the new one. It never moves to the remove button, which a second
 * Enter would press.
 */
function useFocusAfter(code: string, { apply, remove, isBusy, refusal }: PromoCodeControl) {
  const place = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)
  const [hasActed, setActed] = useState(false)
  useEffect(() => {
    if (isAwaited.current) place.current?.querySelector<HTMLElement>('input:not([disabled]), [tabindex]')?.focus()
  }, [code])
  // The response appears below the pressed button, and must not be hidden by the drawer's sums.
  useEffect(() => {
    if (isAwaited.current) place.current?.scrollIntoView({ block: 'nearest' })
  }, [code, refusal])
  // Runs after the effects above: one rendering may trigger all.
  useEffect(() => {
    if (!isBusy) isAwaited.current = false
  }, [isBusy])
  /** Ignores a second press in the same moment. */
  const once = (run: () => void) => {
    if (isAwaited.current) return
    isAwaited.current = true
    setActed(true)
    run()
  }
  const control: PromoCodeControl = {
    isBusy,
    refusal,
    apply: (typed) => once(() => apply(typed)),
    remove: () => once(remove),
  }
  return { place, hasActed, control }
}

interface AppliedCodeProps {
  cart: Cart
  code: string
  /** Null: the code cannot be removed now. */
  control: PromoCodeControl | null
}

/** The applied code, with its effect or what it still needs. */
function AppliedCode({ cart, code, control }: AppliedCodeProps) {
  const text = useText()
  const problem = cart.problems.find(({ key }) => key.startsWith('coupon/'))
  const promotion = cart.promotions.find((one) => one.code === code)
  return (
    <>
      <fieldset className="cart-applied kit-num" aria-label={text('/cart/promo/applied', { code })} tabIndex={-1}>
        <Icon name={problem ? 'clock' : 'check'} />
        <input aria-label={text('/cart/promo/label')} value={code} size={code.length} disabled readOnly />
        <span className="kit-muted">
          {promotion && `−${promotion.display}`}
          {problem && text(problem.key === 'coupon/saves-nothing' ? '/cart/promo/asleep' : '/cart/promo/waiting')}
        </span>
        {control && (
          <button
            type="button"
            className="kit-txt-btn"
            aria-label={text('/cart/promo/remove-named', { code })}
            aria-busy={control.isBusy || undefined}
            aria-disabled={control.isBusy || undefined}
            onClick={() => control.isBusy || control.remove()}
          >
            {control.isBusy && <Spinner />}
            {text('/cart/promo/remove')}
          </button>
        )}
      </fieldset>
      {problem && <NoteLine>{problem.value}</NoteLine>}
    </>
  )
}

function CodeForm({ control }: { control: PromoCodeControl }) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState('')
  const code = typed.trim()
  const { isBusy, refusal } = control
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (code === '' || isBusy) return
    setRefused(code)
    control.apply(code)
  }
  return (
    <form className="cart-promo__form" onSubmit={handleSubmit} noValidate>
      <TextField
        label={text('/cart/promo/label')}
        value={typed}
        maxLength={couponMaxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        error={!isBusy && refused === code ? refusal : undefined}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={isBusy}
        busyText={text('/cart/promo/applying')}
        disabledReason={code === '' ? '' : undefined}
      >
        {text('/cart/promo/apply')}
      </Button>
    </form>
  )
}
