import { Type } from 'typebox'

/** Limits of an engraved tablet (specification 2, section 5; C-0.5). */
export const tabletLimits = {
  frontText: { max: 16 },
  backText: { maxLines: 6, maxPerLine: 50, max: 306, counter: 300 },
  signature: { max: 30 },
  recipient: { min: 2, max: 255 },
  postalCode: { min: 4, max: 7, pattern: /^[\d ]*$/ },
  countryCode: { min: 2 },
  phone: { minDigits: 6, maxDigits: 15 },
} as const

// Long enough for every faulty value a person can make, so that they get the field's own message; short enough for a server.
const text = Type.String({ maxLength: 1000 })

/** What the designer sends with an add (specification 2, section 3). `phone` is prefix and local number in one string. */
export const CustomTablet = Type.Object(
  {
    /** Variation code of the tablet. */
    flavour: text,
    frontText: text,
    backText: Type.Optional(text),
    signature: Type.Optional(text),
    name: text,
    address: text,
    postalCode: text,
    city: text,
    countryCode: text,
    phone: text,
  },
  { additionalProperties: false },
)
export type CustomTablet = Type.Static<typeof CustomTablet>
