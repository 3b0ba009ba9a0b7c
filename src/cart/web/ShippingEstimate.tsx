import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { countries, findCountry, homeCountryCode } from '#src/common/countries.ts'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { NoteLine } from '#src/kit/Notice.tsx'
import { Select } from '#src/kit/Select.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'
import { estimateShipping } from './cart-api.ts'
import { callWithCartToken } from './cart-cache.ts'
import { Collapsible } from './Collapsible.tsx'

/** The delivery price to a place, for shoppers who have not given an address yet. Nothing is stored. */
export function ShippingEstimate({ cart }: { cart: Cart }) {
  const text = useText()
  const client = useQueryClient()
  const language = useLanguage()
  const [countryCode, setCountryCode] = useState<string>(homeCountryCode)
  const [postalCode, setPostalCode] = useState('')
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: (place: { countryCode: string; postalCode: string }) =>
      callWithCartToken(client, language, (caller) => estimateShipping(caller, cart.id, place)),
  })
  if (!cart.showShippingCalculator) return null
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (postalCode.trim() !== '' && !isPending) mutate({ countryCode, postalCode: postalCode.trim() })
  }
  return (
    <Collapsible title={text('/cart/estimate/title')}>
      <form className="cart-estimate" onSubmit={handleSubmit} noValidate>
        <Select
          label={text('/cart/estimate/country')}
          value={countryCode}
          onChange={(event) => setCountryCode(event.target.value)}
          options={countries.map((country) => ({ value: country.countryCode, label: text(`/${country.nameKey}`) }))}
        />
        <TextField
          label={text('/cart/estimate/postal-code')}
          value={postalCode}
          maxLength={7}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={(event) => setPostalCode(event.target.value)}
          error={isError ? text('/cart/estimate/failed') : undefined}
        />
        <Button
          type="submit"
          variant="secondary"
          size="small"
          busy={isPending}
          disabledReason={postalCode.trim() === '' ? '' : undefined}
        >
          {text('/cart/estimate/show')}
        </Button>
      </form>
      {data && (
        <>
          <dl className="cart-estimate__ways kit-num" aria-live="polite">
            {data.methods.map(({ id, name, estimate, price, priceDisplay }) => (
              <div key={id}>
                <dt>
                  {name}
                  <small>{estimate}</small>
                </dt>
                <dd>{price === 0 ? text('/cart/totals/free') : priceDisplay}</dd>
              </div>
            ))}
          </dl>
          {findCountry(countryCode)?.hasCustoms && <NoteLine>{text('/delivery/customs-note')}</NoteLine>}
        </>
      )}
    </Collapsible>
  )
}
