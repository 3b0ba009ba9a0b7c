import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { refetchCart } from '#src/cart/web/cart-cache.ts'
import type { ShippingAnswer, ShippingBody, ShippingSelected } from '#src/delivery/contract/delivery.ts'
import { isPointMethod } from '#src/delivery/contract/limits.ts'
import { placeOf } from '#src/delivery/rules/choice.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { chooseShipping, fetchPoints, fetchShipping } from './checkout-api.ts'
import { showCheckoutError } from './checkout-messages.ts'
import { useCheckoutCall } from './use-checkout-call.ts'

/** The delivery address, as far as the delivery options depend on it. */
export function postalAreaOfCart({ shipments: [first] }: Cart): string {
  const address = first?.shippingAddress
  return address ? placeOf(address) : ''
}

/** The delivery methods of this cart: requested again whenever the cart changes. */
export function useShipping(cart: Cart, format?: 'json') {
  const language = useLanguage()
  const call = useCheckoutCall()
  const place = postalAreaOfCart(cart)
  return useQuery({
    queryKey: ['checkout-shipping', language, cart.id, place, cart.version, format],
    queryFn: ({ signal }): Promise<ShippingAnswer> =>
      call((caller) => fetchShipping(caller, cart.id, { signal, ...(format && { format }) })),
    staleTime: 60_000,
    // A choice for another place does not apply here.
    placeholderData: (known, query) => (query?.queryKey[3] === place ? known : undefined),
  })
}

/** Chooses a delivery method; cart and payment details are fetched again afterwards. */
export function useChooseDelivery(cart: Cart) {
  const client = useQueryClient()
  const call = useCheckoutCall()
  const text = useText()
  const [failures, setFailures] = useState<readonly string[]>([])
  const latest = useRef<Promise<boolean>>(Promise.resolve(true))
  async function refresh(): Promise<void> {
    await refetchCart(client)
    await client.invalidateQueries({ queryKey: ['checkout-payment'] })
  }
  const choosing = useMutation({
    mutationFn: (body: ShippingBody) => call((caller) => chooseShipping(caller, cart.id, body)),
    onMutate: () => setFailures([]),
    onSettled: refresh,
  })

  /** Returns the saved choice, or the words for why it was refused. Either way the cart is fetched again. */
  async function take(body: ShippingBody): Promise<Taken> {
    try {
      return { ok: true, value: await choosing.mutateAsync(body) }
    } catch (error) {
      const said = showCheckoutError(error, text)
      setFailures(said)
      return { ok: false, message: said.join(' ') }
    }
  }

  /**
   * Chooses the nearest place that takes a parcel, and the shopper is shown it: without the widget there is no list of places.
   */
  async function chooseNearest(methodId: string): Promise<void> {
    const found = isPointMethod(methodId)
      ? await call((caller) => fetchPoints(caller, cart.id, methodId, '')).catch(() => null)
      : null
    const nearest = found?.points.find(({ isFull }) => !isFull)
    await choose({ methodId, ...(nearest && { pickupPointId: nearest.id }) })
  }

  function choose(body: ShippingBody): Promise<Taken> {
    const taken = take(body)
    latest.current = taken.then(({ ok }) => ok)
    return taken
  }

  return {
    choose,
    chooseNearest,
    refresh: () => void refresh(),
    settled: () => latest.current,
    isBusy: choosing.isPending,
    wanted: choosing.variables,
    failures,
  }
}

type Taken = { ok: true; value: ShippingSelected } | { ok: false; message: string }
export type DeliveryChoosing = ReturnType<typeof useChooseDelivery>
