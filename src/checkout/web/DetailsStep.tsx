import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { Cart } from '#src/cart/contract/cart.ts'
import { putCart } from '#src/cart/web/cart-cache.ts'
import { Button } from '#src/kit/Button.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { checkUserDetails, toAddressInput, type UserDetails } from '../rules/user-details.ts'
import { AddressFields } from './AddressFields.tsx'
import { saveDetails } from './checkout-api.ts'
import { readDraft, writeDraft } from './checkout-draft.ts'
import { MemberBlock } from './MemberBlock.tsx'
import { useCheckoutCall } from './use-checkout-call.ts'
import { normalisePhone } from '#src/common/phone.ts'
import { serverFieldErrors, startValues, userDetailsResolver } from './user-details-form.ts'

interface DetailsStepProps {
  cart: Cart
  /** The server has taken the details. */
  onDone: () => void
}

/** Step 1: who and where. */
export function DetailsStep({ cart, onDone }: DetailsStepProps) {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const call = useCheckoutCall()
  const form = useForm<UserDetails>({
    mode: 'onTouched',
    resolver: userDetailsResolver,
    defaultValues: startValues(cart.shipments[0]?.shippingAddress, readDraft().details),
  })
  useDraftKeeping(form.subscribe)

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (details: UserDetails) => {
      const { billing } = readDraft()
      const body = {
        shippingAddress: toAddressInput(details),
        // Without it the server takes the delivery address for the bill
        ...(billing && isComplete(billing) && { billingAddress: toAddressInput(billing) }),
      }
      return call((caller) => saveDetails(caller, cart.id, body))
    },
  })
  const save = async (details: UserDetails) => {
    try {
      await putCart(
        client,
        language,
        await mutateAsync({ ...details, phone: normalisePhone(details.phone, details.phoneCountry) }),
      )
      writeDraft({ details: undefined })
      onDone()
    } catch (error) {
      console.error(error) // oxlint-disable-line no-console -- the specification logs a failed update
      const fields = serverFieldErrors(error instanceof ApiError ? error.fieldErrors : null, 'shippingAddress')
      for (const [field, message] of fields) form.setError(field, { type: 'server', message })
      addSnackbar({ variant: 'error', text: text('/checkout/details-failed') })
    }
  }
  const { isValid } = form.formState
  return (
    <>
      <MemberBlock />
      <form className="kit-form" noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <AddressFields form={form} section="shipping" />
        <Button
          type="submit"
          busy={isPending}
          busyText={text('/checkout/details/saving')}
          disabledReason={isValid ? undefined : text('/checkout/details/incomplete')}
        >
          {text(cart.showDeliveryOptions ? '/checkout/to-delivery' : '/checkout/to-payment')}
        </Button>
      </form>
    </>
  )
}

const isComplete = (details: Partial<UserDetails>): details is UserDetails =>
  Object.keys(checkUserDetails(details)).length === 0

type Subscribe = ReturnType<typeof useForm<UserDetails>>['subscribe']

/** Typed values survive a reload. */
function useDraftKeeping(subscribe: Subscribe): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft({ details: values }),
      }),
    [subscribe],
  )
}
