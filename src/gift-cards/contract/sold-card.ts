import { Type } from 'typebox'

// Long enough for any faulty value a person can type, so that it gets the field's own message; short enough for a server.
const text = Type.String({ maxLength: 4_000 })

/** The buyer's details of a gift card (C-19): its recipient, its message, its send day. */
export const SoldCard = Type.Object(
  {
    isForSelf: Type.Boolean({ description: 'it is mailed to its buyer, who gives it on' }),
    recipientName: text,
    recipientEmail: text,
    senderName: Type.String({ maxLength: 4_000, description: 'empty: the name of the bill' }),
    message: text,
    sendOn: Type.String({ maxLength: 40, description: 'shop day, `2026-12-24`; empty: as soon as it is paid' }),
  },
  { additionalProperties: false },
)
export type SoldCard = Type.Static<typeof SoldCard>

/** The same with words for the day, as cart and order show it. */
export const ShownCard = Type.Object({
  ...SoldCard.properties,
  sendsString: Type.String({ description: '"to 24.12. kello 8"; empty: as soon as it is paid' }),
})
export type ShownCard = Type.Static<typeof ShownCard>
