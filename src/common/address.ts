import { Type } from 'typebox'

/** A delivery or billing address on the wire (specification 3, section 3). Empty strings stand for what is not known. */
export const Address = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  line1: Type.String(),
  line2: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  /** ISO 3166-1 alpha-3, `FIN`. */
  countryCode: Type.String(),
  /** Country name in the language of the answer; made by the server. */
  countryName: Type.String(),
  /** Prefix and local number in one string, `+358401234567`. */
  phoneNumber: Type.String(),
  regionName: Type.String(),
  name: Type.String(),
  /** EXT. Company name on a bill; left out when there is none. */
  companyName: Type.Optional(Type.String()),
  /** EXT. The company's id in its country's register. */
  businessId: Type.Optional(Type.String()),
})
export type Address = Type.Static<typeof Address>
