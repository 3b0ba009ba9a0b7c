import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'

/** The two path parts of GET /api/cda/paymentmethods/{marketId}/{language} (C-4.11). */
export const PaymentMethodsParams = Type.Object({
  marketId: Type.String({ minLength: 1, maxLength: 10 }),
  language: Type.Enum(languages),
})

export const PaymentMethodLookup = Type.Object({
  paymentMethodId: Type.String({ description: "the provider's name for the kind, such as `scheme` for cards" }),
  systemKeyword: Type.Literal('Adyen'),
  name: Type.String(),
  description: Type.String({ description: 'empty where there is nothing to say' }),
  logos: Type.Array(Type.String({ description: 'path of a picture on this site' })),
})
export type PaymentMethodLookup = Type.Static<typeof PaymentMethodLookup>
