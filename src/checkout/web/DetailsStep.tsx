import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Cart } from '#src/cart/contract/cart.ts'
import { putCart } from '#src/cart/web/cart-cache.ts'
import { Button } from '#src/kit/Button.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AddressInput } from '../contract/checkout.ts'
import { checkUserDetails, emptyUserDetails, toAddressInput, type UserDetails } from '../rules/user-details.ts'
import { AddressFields } from './AddressFields.tsx'
import { saveDetails } from './checkout-api.ts'
import { readDraft, writeDraft } from './checkout-draft.ts'
import { isBillOnly } from './checkout-steps.ts'
import { FaultSummary } from './FaultSummary.tsx'
import { startAddress, useMember } from './member.ts'
import { MemberBlock } from './MemberBlock.tsx'
import { isSameAddress } from './same-address.ts'
import { SavedAddresses } from './SavedAddresses.tsx'
import { useCheckoutCall } from './use-checkout-call.ts'
import { memberValues, serverFieldErrors, startValues, userDetailsResolver } from './user-details-form.ts'

interface DetailsStepProps {
  cart: Cart
  /** The server has accepted the details. */
  onDone: () => void
}

/** Step 1: who and where, or whose bill. */
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
  useMemberDetails(form, cart)

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (details: UserDetails) => {
      const billingAddress = billingOf(cart)
      // Without one the server takes the delivery address for the bill
      const body = { shippingAddress: toAddressInput(details), ...(billingAddress && { billingAddress }) }
      return call((caller) => saveDetails(caller, cart.id, body))
    },
  })
  const save = async (details: UserDetails) => {
    try {
      await putCart(client, language, await mutateAsync(details))
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
  const [isAsked, setAsked] = useState(false)
  const submit = form.handleSubmit(save)
  return (
    <>
      <MemberBlock />
      <form className="kit-form" noValidate onSubmit={(event) => void submit(event)}>
        {isAsked && <FaultSummary form={form} />}
        <SavedAddresses form={form} />
        <AddressFields form={form} section={isBillOnly(cart) ? 'billing' : 'shipping'} isOrderer />
        <Button
          type="submit"
          busy={isPending}
          busyText={text('/checkout/details/saving')}
          disabledReason={isValid ? undefined : text('/checkout/details/incomplete')}
          onDisabledPress={() => {
            setAsked(true)
            void submit()
          }}
        >
          {text(cart.showDeliveryOptions ? '/checkout/to-delivery' : '/checkout/to-payment')}
        </Button>
      </form>
    </>
  )
}

/** The separate billing address: as typed in this tab, else as saved, maybe from another tab; undefined when there is none. */
function billingOf(cart: Cart): AddressInput | undefined {
  if (isBillOnly(cart)) return undefined
  const { billing, isBillingSame } = readDraft()
  if (isBillingSame) return undefined
  if (billing && isComplete(billing)) return toAddressInput(billing)
  const saved = cart.payments[0]?.billingAddress
  const delivery = cart.shipments[0]?.shippingAddress
  return saved && delivery && !isSameAddress(saved, delivery) ? saved : undefined
}

const isComplete = (details: Partial<UserDetails>): details is UserDetails =>
  Object.keys(checkUserDetails(details)).length === 0

/** A signed-in shopper begins with the account's data, unless something is saved or typed already. */
function useMemberDetails(form: UseFormReturn<UserDetails>, cart: Cart): void {
  const member = useMember()
  const isBill = isBillOnly(cart)
  const isSaved = Boolean(cart.shipments[0]?.shippingAddress)
  const isFilled = useRef(false)
  useEffect(() => {
    if (!member || isSaved || isFilled.current || form.formState.isDirty || hasTyped(readDraft().details)) return
    isFilled.current = true
    const usual = member.book.find(({ isDefaultBilling, isDefaultShipping }) =>
      isBill ? isDefaultBilling : isDefaultShipping,
    )
    form.reset(memberValues(startAddress(member.user, usual)))
  }, [member, isBill, isSaved, form])
}

/** Whether more is typed than the values every form begins with. */
const hasTyped = (typed: Partial<UserDetails> = {}): boolean =>
  Object.entries(typed).some(([name, value]) => value !== '' && value !== emptyUserDetails[name as keyof UserDetails]) // of the form's own

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
