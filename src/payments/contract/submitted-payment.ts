import { Type } from 'typebox'

/*
 * Data of a try to pay, in the field names of the provider's card scheme. Every field is named: card data in
 * clear (`number`, `cvc`, `expiryMonth`…) has no place here, so a client that sends it is refused before anything is
 * stored, logged or handed on.
 */

// Bare digits, with the spaces and dashes people write between them, are a card's number, date or code, not a sealed one.
const sealed = Type.String({ minLength: 1, maxLength: 16_000, pattern: '^(?![\\d\\s/-]*$)' })
const word = Type.String({ minLength: 1, maxLength: 100, pattern: '^(?=.*[A-Za-z])[\\w.-]+$' })

export const PaymentMethod = Type.Object(
  {
    type: word,
    /** The whole card, sealed by the hosted card frame. */
    encryptedCard: Type.Optional(sealed),
    encryptedCardNumber: Type.Optional(sealed),
    encryptedExpiryMonth: Type.Optional(sealed),
    encryptedExpiryYear: Type.Optional(sealed),
    encryptedSecurityCode: Type.Optional(sealed),
    holderName: Type.Optional(
      Type.Union([Type.Null(), Type.String({ maxLength: 200, pattern: '^(?![\\d\\s/-]*\\d[\\d\\s/-]*$)' })]),
    ),
    brand: Type.Optional(Type.Union([Type.Null(), word])),
    lastFour: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
    storedPaymentMethodId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** The bank, for methods that lead to a bank's page. */
    issuer: Type.Optional(word),
    checkoutAttemptId: Type.Optional(Type.String({ maxLength: 400 })),
    /** The component's sealed data about itself; it holds no card data. */
    sdkData: Type.Optional(sealed),
    fundingSource: Type.Optional(word),
  },
  { additionalProperties: false },
)
export type PaymentMethod = Type.Static<typeof PaymentMethod>

/** What 3-D Secure wants to know of the browser. */
export const BrowserInfo = Type.Object(
  {
    acceptHeader: Type.Optional(Type.String({ maxLength: 2_000 })),
    colorDepth: Type.Optional(Type.Integer()),
    javaEnabled: Type.Optional(Type.Boolean()),
    javaScriptEnabled: Type.Optional(Type.Boolean()),
    language: Type.Optional(Type.String({ maxLength: 100 })),
    screenHeight: Type.Optional(Type.Number()),
    screenWidth: Type.Optional(Type.Number()),
    /** Minutes from UTC, as the browser counts them. */
    timeZoneOffset: Type.Optional(Type.Integer()),
    userAgent: Type.Optional(Type.String({ maxLength: 2_000 })),
  },
  { additionalProperties: false },
)
export type BrowserInfo = Type.Static<typeof BrowserInfo>
