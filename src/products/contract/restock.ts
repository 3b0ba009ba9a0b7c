import { Type } from 'typebox'
import type { MailBase, MailOf } from '#src/common/mail.ts'
import { Code } from './codes.ts'

/**
 * Open requests per address; further ones are accepted but not stored, so that a response does not reveal what another person
 * asked.
 */
export const requestsPerAddressMax = 20
/** Days after which a request that could not be answered is deleted. */
export const requestLifeDays = 365

/** POST /api/inventory/notify: tell this address once, in this language, when the variation can be bought again. */
export const RestockBody = Type.Object(
  {
    code: Code,
    email: Type.String({ maxLength: 320 }),
    language: Type.Optional(Type.Enum(['fi', 'sv', 'en'])),
  },
  { additionalProperties: false },
)
export type RestockBody = Type.Static<typeof RestockBody>

/** What the mail says. `price` is the payable one as a string. */
interface AboutVariation {
  name: string
  price: string
  /** Lowest price of the 30 days before, while it is reduced. */
  previousPrice: string | null
  productPath: string
  /** Media path; empty without a picture. */
  imageUrl: string
  imageAltText: string
}

export type RestockMail = MailOf<{ restock: AboutVariation }>
export type RestockMailInput = AboutVariation & MailBase
