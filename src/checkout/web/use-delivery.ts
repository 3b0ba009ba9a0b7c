import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { refetchCart } from '#src/cart/web/cart-cache.ts'
import type { ShippingAnswer, ShippingBody } from '#src/delivery/contract/delivery.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { chooseShipping, fetchShipping } from './checkout-api.ts'
import { showCheckoutError } from './checkout-messages.ts'
import { useCheckoutCall } from './use-checkout-call.ts'

/** The ways of delivery of this cart: asked again whenever the cart changes. */
export function useShipping(cart: Cart, format?: 'json') {
  const language = useLanguage()
  const call = useCheckoutCall()
  return useQuery({
    queryKey: ['checkout-shipping', language, cart.id, cart.version, format],
    queryFn: ({ signal }): Promise<ShippingAnswer> =>
      call((caller) => fetchShipping(caller, cart.id, { signal, ...(format && { format }) })),
    staleTime: 60_000,
    placeholderData: (known) => known,
  })
}

/** Chooses a way of delivery; cart and payment details are fetched again afterwards. */
export function useChooseDelivery(cart: Cart) {
  const client = useQueryClient()
  const call = useCheckoutCall()
  const text = useText()
  const [failures, setFailures] = useState<readonly string[]>([])
  const latest = useRef<Promise<boolean>>(Promise.resolve(true))
  const choosing = useMutation({
    mutationFn: (body: ShippingBody) => call((caller) => chooseShipping(caller, cart.id, body)),
    onMutate: () => setFailures([]),
    onError: (error) => setFailures(showCheckoutError(error, text)),
    async onSettled() {
      await refetchCart(client)
      await client.invalidateQueries({ queryKey: ['checkout-payment'] })
    },
  })

  /** True once the server has taken it and the cart is there again. */
  function choose(body: ShippingBody): Promise<boolean> {
    latest.current = choosing.mutateAsync(body).then(
      () => true,
      () => false,
    )
    return latest.current
  }

  return {
    choose,
    settled: () => latest.current,
    isBusy: choosing.isPending,
    wanted: choosing.variables,
    failures,
  }
}
