import { type Ref, useEffect, useId, useImperativeHandle, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Cart } from '#src/cart/contract/cart.ts'
import type { Address } from '#src/common/address.ts'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AddressInput } from '../contract/checkout.ts'
import { toAddressInput, type UserDetails } from '../rules/user-details.ts'
import { AddressFields } from './AddressFields.tsx'
import { readDraft, writeDraft } from './checkout-draft.ts'
import { isBillOnly } from './checkout-steps.ts'
import { isSameAddress } from './same-address.ts'
import { SavedAddresses } from './SavedAddresses.tsx'
import { serverFieldErrors, startValues, userDetailsResolver } from './user-details-form.ts'

/** `same`: the bill goes where the goods go. `incomplete`: the form shows what is missing. */
export type BillingChoice = { kind: 'same' } | { kind: 'other'; address: AddressInput } | { kind: 'incomplete' }

export interface BillingHandle {
  choose: () => Promise<BillingChoice>
  /** Shows the server's faults at their fields. */
  showErrors: (errors: Record<string, string[]> | null) => void
}

export function BillingAddress({ cart, ref }: { cart: Cart; ref: Ref<BillingHandle> }) {
  const text = useText()
  const headingId = useId()
  const delivery = cart.shipments[0]?.shippingAddress ?? null
  const saved = cart.payments[0]?.billingAddress ?? null
  const differs = Boolean(saved && delivery && !isSameAddress(saved, delivery))
  const isOnly = isBillOnly(cart)
  const [isTicked, setSame] = useState(() => {
    const draft = readDraft()
    return draft.isBillingSame ?? (draft.billing === undefined && !differs)
  })
  // The first step has asked for the billing address.
  const isSame = isOnly || isTicked
  const form = useForm<UserDetails>({
    mode: 'onTouched',
    resolver: userDetailsResolver,
    // A different billing address is most often the same person's
    defaultValues: startValues(differs ? saved : delivery && withoutPlace(delivery), readDraft().billing),
  })
  const { subscribe } = form
  useEffect(() => {
    if (isSame) return
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft({ billing: values }) })
  }, [isSame, subscribe])

  useImperativeHandle(ref, () => ({
    async choose() {
      if (isSame) return { kind: 'same' }
      const isComplete = await form.trigger(undefined, { shouldFocus: true })
      return isComplete ? { kind: 'other', address: toAddressInput(form.getValues()) } : { kind: 'incomplete' }
    },
    showErrors(errors) {
      for (const [field, message] of serverFieldErrors(errors, 'billingAddress')) {
        form.setError(field, { type: 'server', message }, { shouldFocus: true })
      }
    },
  }))

  const handleChange = (checked: boolean) => {
    setSame(checked)
    writeDraft(
      checked ? { billing: undefined, isBillingSame: true } : { billing: form.getValues(), isBillingSame: undefined },
    )
  }
  if (isOnly) return null
  return (
    <section className="checkout-block" aria-labelledby={headingId}>
      <h3 id={headingId}>{text('/checkout/billing/title')}</h3>
      <Checkbox checked={isSame} onChange={(event) => handleChange(event.target.checked)}>
        {text('/checkout/billing/same')}
      </Checkbox>
      {isSame && delivery && (
        <p className="kit-ui kit-muted checkout-block__under">
          {delivery.line1}, <span className="kit-num">{delivery.postalCode}</span> {delivery.city}
        </p>
      )}
      {!isSame && (
        <div className="kit-form">
          <SavedAddresses form={form} />
          <AddressFields form={form} section="billing" />
        </div>
      )}
    </section>
  )
}

const withoutPlace = (address: Address): Address => ({ ...address, line1: '', line2: '', postalCode: '', city: '' })
