import { Type } from 'typebox'
import { storedSettings } from '#src/platform/settings/settings.ts'
import { longestReservationMinutes } from '../contract/limits.ts'

const minutes = Type.Integer({ minimum: 1, maximum: longestReservationMinutes })

/** C-18.5. A shopper can pay for at least as long as the goods are reserved. */
export const reservationSetting = storedSettings(
  'hold-times',
  'minutes that goods are held for an order, for a payment from its beginning, and for all payments of an order',
  Type.Object({ orderMinutes: minutes, paymentMinutes: minutes, longestMinutes: minutes }),
  ({ orderMinutes, paymentMinutes, longestMinutes }) => {
    if (orderMinutes > paymentMinutes) return 'orderMinutes'
    return paymentMinutes > longestMinutes ? 'paymentMinutes' : null
  },
)
