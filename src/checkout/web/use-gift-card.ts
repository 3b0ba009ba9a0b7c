import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refetchCart } from '#src/cart/web/cart-cache.ts'
import type { GiftCardBody } from '#src/gift-cards/contract/gift-card.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { giftCardFault } from '#src/gift-cards/web/gift-card-fault.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { applyGiftCard, removeGiftCard } from './checkout-api.ts'
import { useCheckoutCall } from './use-checkout-call.ts'

/** The outcome of the last try replaces that of the one before. */
const snackbarId = 'gift-card'

/** Applies a gift card to the cart and removes it; cart and payment details are fetched again after either. */
export function useGiftCard(cartId: string) {
  const client = useQueryClient()
  const call = useCheckoutCall()
  const text = useText()
  const [failure, setFailure] = useState<string>()
  async function refetch(): Promise<void> {
    await refetchCart(client)
    await client.invalidateQueries({ queryKey: ['checkout-payment'] })
  }
  const applying = useMutation({
    mutationFn: (body: GiftCardBody) => call((caller) => applyGiftCard(caller, cartId, body)),
    async onSuccess({ message }) {
      setFailure(undefined)
      addSnackbar({ id: snackbarId, variant: 'success', text: message })
      await refetch()
    },
    onError(error) {
      const said = giftCardFault(error) ?? text('/gift-card/apply-failed')
      setFailure(said)
      addSnackbar({ id: snackbarId, variant: 'error', text: said })
    },
  })
  const removing = useMutation({
    mutationFn: () => call((caller) => removeGiftCard(caller, cartId)),
    async onSuccess({ message }) {
      addSnackbar({ id: snackbarId, variant: 'success', text: message })
      await refetch()
    },
    async onError(error) {
      addSnackbar({ id: snackbarId, variant: 'error', text: giftCardFault(error) ?? text('/gift-card/remove-failed') })
      await refetch()
    },
  })
  return {
    apply: applying.mutate,
    remove: () => removing.mutate(),
    isBusy: applying.isPending || removing.isPending,
    failure,
  }
}
