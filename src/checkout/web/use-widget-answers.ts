import { useCallback } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import type { ShippingBody } from '#src/delivery/contract/delivery.ts'
import type { WidgetAnswer } from '#src/delivery/web/DeliveryWidget.tsx'
import type { WidgetQuestion } from '#src/delivery/web/widget-messages.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { fetchPoints, fetchWindows } from './checkout-api.ts'
import { useCheckoutCall } from './use-checkout-call.ts'
import type { DeliveryChoosing } from './use-delivery.ts'

type Values = Readonly<Record<string, unknown>>
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Picks only the fields the call knows; whether such a thing exists, the server says. */
function bodyOf(values: Values): ShippingBody {
  const time = values['window'] as Values | null | undefined // read field by field
  const id = textOf(values['pickupPointId'])
  return {
    methodId: textOf(values['methodId']),
    ...(id && { pickupPointId: id }),
    ...(time && { window: { date: textOf(time['date']), from: textOf(time['from']), to: textOf(time['to']) } }),
  }
}

/** Calls the shop for the delivery widget, which knows neither the cart nor the visitor's token. */
export function useWidgetAnswers(cart: Cart, { choose }: DeliveryChoosing) {
  const call = useCheckoutCall()
  const text = useText()
  const failed = text('/checkout/error-default')
  const { id } = cart
  return useCallback(
    async (what: WidgetQuestion, values: Values): Promise<WidgetAnswer> => {
      if (what === 'choose') return choose(bodyOf(values))
      try {
        if (what === 'windows') return { ok: true, value: await call((caller) => fetchWindows(caller, id)) }
        const [methodId, words] = [textOf(values['methodId']), textOf(values['q'])]
        return { ok: true, value: await call((caller) => fetchPoints(caller, id, methodId, words)) }
      } catch {
        return { ok: false, message: failed }
      }
    },
    [call, choose, failed, id],
  )
}
