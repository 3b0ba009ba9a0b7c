import type { Language } from '#src/common/locale.ts'
import type { MailContext } from '#src/platform/mail/mail-context.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { type Seller, sellerName, sellerPlace, sellerSetting } from './seller-setting.ts'

/** Site paths of one language that mails lead to. */
export interface MailPages {
  cart: string
  orderConfirmation: string
  order: string
  withdrawalForm: string
  terms: string
  privacy: string
  support: string
}

export interface MailContextDeps {
  settings: Settings
  text: TextLookup
  publicUrl: string
  pageUrls: (language: Language) => Promise<MailPages>
}

export const createMailContext =
  ({ settings, text, publicUrl, pageUrls }: MailContextDeps): MailContext =>
  async (executor, language) => {
    const [seller, urls] = [await settings.only(executor, sellerSetting), await pageUrls(language)]
    const links = (['support', 'terms', 'privacy'] as const)
      .filter((name) => urls[name] !== '')
      .map((name) => ({ label: text(language, `orders/mail/${name}`), url: `${publicUrl}${urls[name]}` }))
    return { language, siteUrl: publicUrl, sender: { identity: identityOf(seller, language, text), links } }
  }

function identityOf(seller: Seller, language: Language, text: TextLookup): string {
  const { street, postalCode, city } = sellerPlace(seller, language)
  return [
    sellerName(seller, language),
    street,
    `${postalCode} ${city}`,
    text(language, 'orders/mail/business-id', { id: seller.businessId }),
  ].join(', ')
}
