import { Type } from 'typebox'
import type { Language } from '#src/common/locale.ts'
import { storedSettings } from '#src/platform/settings/settings.ts'

const line = Type.String({ pattern: '^[^<>&{}]{1,100}$' })

const Seller = Type.Object({
  nameFi: line,
  nameSv: line,
  nameEn: line,
  street: line,
  streetSv: line,
  postalCode: Type.String({ pattern: '^\\d{5}$' }),
  city: line,
  citySv: line,
  businessId: Type.String({ pattern: '^\\d{7}-\\d$' }),
  vatNumber: Type.String({ pattern: '^FI\\d{8}$' }),
  email: line,
  phone: line,
})
export type Seller = Type.Static<typeof Seller>

/** The seller, as mails, receipts and credit notes must name it. */
export const sellerSetting = storedSettings(
  'seller',
  'the seller as mails and receipts name it: names and address by language, business id, VAT number, e-mail, telephone',
  Seller,
)

export const sellerName = ({ nameFi, nameSv, nameEn }: Seller, language: Language): string =>
  ({ fi: nameFi, sv: nameSv, en: nameEn })[language]

/** Street and town as a reader of the language knows them. */
export const sellerPlace = ({ street, streetSv, postalCode, city, citySv }: Seller, language: Language) =>
  language === 'sv' ? { street: streetSv, postalCode, city: citySv } : { street, postalCode, city }
