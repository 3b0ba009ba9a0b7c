import type { Localized } from '#src/common/locale.ts'
import { type PageDefinition, plainMeta } from '../define.ts'

type AccountPageType =
  | 'MyAccountPage'
  | 'MyOrderHistoryPage'
  | 'MyAddressesPage'
  | 'MySignInPage'
  | 'MyEmailPreferencesPage'
  | 'MyAccountWidgetPage'

interface AccountPage {
  key: string
  type: AccountPageType
  name: Localized
  slug: Localized
  description: Localized
  parent?: string
  /** Above the page, where it is not its name. */
  heading?: Localized
}

/** Pages of the account: their content is the customer's, so nobody keeps or indexes them. */
function accountPage({
  key,
  type,
  name,
  slug,
  description,
  parent = 'account',
  heading = name,
}: AccountPage): PageDefinition {
  const metaTitle = { fi: `${name.fi} · Konvehti`, sv: `${name.sv} · Konvehti`, en: `${name.en} · Konvehti` }
  const fields = {
    ...plainMeta,
    noindex: true,
    metaTitle,
    metaDescription: description,
    heading,
    externalProfileUrl: 'content:account-profile',
    gateImage: {
      url: '/media/category/konvehdit.webp',
      altText: {
        fi: 'Rivejä erilaisia konvehteja vaaleanpunaisella taustalla',
        sv: 'Rader av olika praliner mot en ljusröd bakgrund',
        en: 'Rows of different pralines on a pink background',
      },
    },
  }
  return { key, type, parent, name, slug, fields }
}

export const accountPages: readonly PageDefinition[] = [
  accountPage({
    key: 'account',
    type: 'MyAccountPage',
    parent: 'start',
    name: { fi: 'Oma tili', sv: 'Mitt konto', en: 'My account' },
    heading: { fi: 'Omat tiedot', sv: 'Mina uppgifter', en: 'My details' },
    slug: { fi: 'oma-tili', sv: 'mitt-konto', en: 'my-account' },
    description: {
      fi: 'Nimesi, yhteystietosi ja osoitteesi Konvehdin verkkokaupassa.',
      sv: 'Ditt namn, dina kontaktuppgifter och adresser i Konvehtis nätbutik.',
      en: 'Your name, contact details and addresses in the Konvehti shop.',
    },
  }),
  accountPage({
    key: 'account-orders',
    type: 'MyOrderHistoryPage',
    name: { fi: 'Tilaukset', sv: 'Beställningar', en: 'Orders' },
    slug: { fi: 'tilaukset', sv: 'bestallningar', en: 'orders' },
    description: {
      fi: 'Tilauksesi, niiden tila, lähetykset ja kuitit yhdessä paikassa.',
      sv: 'Dina beställningar, deras status, försändelser och kvitton på ett ställe.',
      en: 'Your orders, where they are, their parcels and receipts in one place.',
    },
  }),
  accountPage({
    key: 'account-addresses',
    type: 'MyAddressesPage',
    name: { fi: 'Osoitteet', sv: 'Adresser', en: 'Addresses' },
    slug: { fi: 'osoitteet', sv: 'adresser', en: 'addresses' },
    description: {
      fi: 'Osoitekirjasi: minne tilaukset toimitetaan ja mihin ne laskutetaan.',
      sv: 'Din adressbok: vart beställningarna levereras och faktureras.',
      en: 'Your address book: where orders are delivered and billed.',
    },
  }),
  accountPage({
    key: 'account-sign-in',
    type: 'MySignInPage',
    name: { fi: 'Kirjautuminen', sv: 'Inloggning', en: 'Sign-in' },
    slug: { fi: 'kirjautuminen', sv: 'inloggning', en: 'sign-in' },
    description: {
      fi: 'Laitteet, joilla olet kirjautunut, sekä sähköpostisi ja salasanasi.',
      sv: 'Enheterna du är inloggad på samt din e-postadress och ditt lösenord.',
      en: 'The devices you are signed in on, your e-mail address and your password.',
    },
  }),
  accountPage({
    key: 'account-messages',
    type: 'MyEmailPreferencesPage',
    name: { fi: 'Sähköpostit', sv: 'E-post', en: 'E-mails' },
    slug: { fi: 'viestit', sv: 'e-post', en: 'e-mails' },
    description: {
      fi: 'Päätä, saatko kirjeen uusista mauista, ja katso, mitä olet valinnut.',
      sv: 'Bestäm om du vill få brev om nya smaker och se vad du har valt.',
      en: 'Decide whether you get news about new flavours, and see what you have chosen.',
    },
  }),
  accountPage({
    key: 'account-profile',
    type: 'MyAccountWidgetPage',
    name: { fi: 'Jäsenprofiili', sv: 'Medlemsprofil', en: 'Member profile' },
    slug: { fi: 'jasenprofiili', sv: 'medlemsprofil', en: 'member-profile' },
    description: {
      fi: 'Jäsenprofiilisi: edut ja makumieltymykset profiilipalvelussa.',
      sv: 'Din medlemsprofil: förmåner och smakpreferenser i profiltjänsten.',
      en: 'Your member profile: benefits and tastes in the profile service.',
    },
  }),
]
