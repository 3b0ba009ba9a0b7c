import { field, type Fields, type FieldValues } from '../fields.ts'
import { backdrop, heading, theme, url } from '../shared-fields.ts'

/** Fields that every editable page has in addition to its type's (specification 1, section 3: pageMetadata). */
export const pageMeta = {
  metaTitle: field.string('Hakukoneotsikko', 'Search title', {
    group: 'seo',
    help: ['Tyhjä: sivun nimi.', 'Empty: the page’s name.'],
  }),
  metaDescription: field.text('Hakukonekuvaus', 'Search description', {
    group: 'seo',
    help: ['80–165 merkkiä näkyy hakutuloksissa.', '80 to 165 characters are shown in search results.'],
  }),
  ogImage: field.media('Jakokuva', 'Picture when shared', { group: 'seo' }),
  layoutTheme: theme,
  noindex: field.boolean('Pois hakukoneista', 'Kept from search engines', { group: 'seo' }),
}

const meta = pageMeta
const landing = {
  ...meta,
  heading,
  lead: field.text('Ingressi', 'Lead', { maxLength: 600 }),
  mainBody: field.richText('Teksti', 'Text'),
  field: backdrop,
}
const article = {
  ...meta,
  heading: field.string('Otsikko', 'Heading', { required: true, emphasis: true, maxLength: 200 }),
  heroText: field.text('Ingressi', 'Lead', { maxLength: 600 }),
  heroImage: field.media('Pääkuva', 'Main picture'),
  publishedDate: field.dateTime('Julkaisuaika', 'Published'),
  topic: field.string('Aihe', 'Topic', { maxLength: 80 }),
  dateTextColor: field.colour('Päiväyksen väri', 'Colour of the date', {
    group: 'look',
    roles: ['ink', 'copper-ink', 'field-ink-muted'],
    hex: true,
    textOn: 'field',
  }),
  mainBody: field.richText('Teksti', 'Text', { required: true }),
  field: backdrop,
}
const content = {
  ...meta,
  heroImage: field.media('Pääkuva', 'Main picture'),
  topic: field.string('Otsikko', 'Heading', { required: true, emphasis: true, maxLength: 200 }),
  mainIntro: field.text('Ingressi', 'Lead', { maxLength: 600 }),
  introImage: field.media('Ingressin kuva', 'Picture beside the lead'),
  mainBody: field.richText('Teksti', 'Text'),
  requiresLogin: field.boolean('Pyytää kirjautumaan', 'Asks to sign in', {
    help: [
      'Sivu näkyy kaikille; kirjautumaton saa kehotuksen.',
      'Everybody sees the page; who is signed out is asked to sign in.',
    ],
  }),
  loginIntro: field.text('Kirjautumiskehotus', 'Words that ask to sign in', { maxLength: 400 }),
  loginTitle: field.string('Kirjautumispainike', 'Button that signs in', { maxLength: 80 }),
  errorMessage: field.text('Virheteksti', 'Words when signing in failed', { maxLength: 400 }),
  field: backdrop,
}

/** Fields of pages that show a form next to a picture. */
const auth = { ...meta, picture: field.media('Kuva', 'Picture') }

const account = {
  ...meta,
  heading: field.string('Otsikko', 'Heading', { help: ['Tyhjä: Oma tili.', 'Empty: My account.'] }),
  externalProfileUrl: field.url('Jäsenprofiilin osoite', 'Address of the member profile', {
    help: ['Tyhjä: ei korttia.', 'Empty: no card.'],
  }),
  gateImage: field.media('Kirjautumiskortin kuva', 'Picture of the login card'),
}

/** Fields that are delivered in the page's envelope. */
export const metaFields = Object.keys(meta)
type PageFields<Of extends Fields> = Omit<FieldValues<Of>, keyof typeof meta>
export type LandingPageFields = PageFields<typeof landing>
export type ArticlePageFields = PageFields<typeof article>
export type AccountPageFields = PageFields<typeof account>
export type ContentPageFields = PageFields<typeof content>

const common = { shelf: 'common' } as const
const shop = { shelf: 'shop' } as const
const page = (fi: string, en: string) => ({ label: { fi, en }, fields: meta, ...shop })
const authPage = (fi: string, en: string) => ({ label: { fi, en }, fields: auth, ...shop })
const accountPage = (fi: string, en: string) => ({ label: { fi, en }, fields: account, ...shop })

/** Page types by the last entry of `contentType`. The content of most is code; their words are UI texts. */
export const contentPages = {
  StartPage: page('Etusivu', 'Start page'),
  LandingPage: { label: { fi: 'Laskeutumissivu', en: 'Landing page' }, fields: landing, ...common },
  ArticlePage: { label: { fi: 'Artikkeli', en: 'Article' }, fields: article, ...common },
  ContentPage: { label: { fi: 'Sisältösivu', en: 'Content page' }, fields: content, ...common },
  CampaignThankYouPage: {
    label: { fi: 'Kampanjan kiitossivu', en: 'Campaign thank-you page' },
    fields: landing,
    ...common,
  },
  CartPage: page('Ostoskori', 'Cart'),
  CheckoutPage: page('Kassa', 'Checkout'),
  OrderConfirmationPage: page('Tilausvahvistus', 'Order confirmation'),
  OrderLookupPage: page('Tilauksen haku', 'Order lookup'),
  WithdrawalPage: page('Peruuttaminen', 'Withdrawal'),
  GiftCardBalancePage: page('Lahjakortin saldo', 'Gift card balance'),
  WishlistPage: page('Toivelista', 'Wishlist'),
  LoginPage: authPage('Kirjautuminen', 'Sign-in'),
  LogoutPage: authPage('Uloskirjautuminen', 'Sign-out'),
  SignUpPage: authPage('Tilin luominen', 'Sign-up'),
  PasswordForgottenPage: authPage('Salasana unohtui', 'Forgotten password'),
  PasswordResetPage: authPage('Uusi salasana', 'New password'),
  EmailConfirmPage: authPage('Sähköpostin vahvistus', 'Confirmation of e-mail'),
  MyAccountPage: accountPage('Omat tiedot', 'My account'),
  MyOrderHistoryPage: accountPage('Omat tilaukset', 'My orders'),
  MyAddressesPage: accountPage('Omat osoitteet', 'My addresses'),
  MySignInPage: accountPage('Kirjautumistavat ja laitteet', 'Ways to sign in and devices'),
  MyEmailPreferencesPage: accountPage('Omat sähköpostit', 'My e-mail preferences'),
  MyAccountWidgetPage: accountPage('Jäsenprofiili', 'Member profile'),
  ErrorPage: page('Virhesivu', 'Error page'),
  NotFoundPage: page('Sivua ei löytynyt', 'Not found'),
  SearchPage: page('Haku', 'Search'),
  /** A level of the tree that is not a page. */
  Folder: { ...page('Kansio', 'Folder'), ...common },
} as const

const linked = {
  name: field.string('Teksti', 'Text', { required: true }),
  url,
  targetFrame: field.string('Kohdekehys', 'Target frame'),
}
const link = field.group('Linkki', 'Link', { required: true, fields: linked })
const identifiedLinks = (fi: string, en: string) =>
  field.list(fi, en, {
    summary: ['title'],
    of: field.group('Linkki', 'Link', {
      required: true,
      fields: {
        id: field.string('Tunnus', 'Id', { required: true }),
        title: field.string('Teksti', 'Text', { required: true }),
        url,
      },
    }),
  })
const icon = field.string('Kuvake', 'Icon', {
  // Name of one of the kit's drawings, or a picture of our own media: never an address elsewhere (C-3.14).
  pattern: '^([a-z][a-z0-9-]*|/media/[A-Za-z0-9/._-]+)?$',
})

const menuEntry = {
  ...linked,
  title: field.string('Vihje', 'Shown when the pointer rests on it'),
  lead: field.string('Rivi avatun valikon alla', 'Line under the title of the open menu'),
  imageUrl: field.media('Kuva', 'Picture'),
  field: field.string('Kuvan pohjan väri', 'Name of the field that matches the picture', { pattern: '^[a-z]*$' }),
  pictureLink: field.group('Kuvan linkki', 'Where the picture leads', { fields: linked }),
  children: field.list('Palstat', 'Columns of the open menu', {
    of: field.group('Palsta', 'Column', {
      required: true,
      fields: { ...linked, children: field.list('Rivit', 'Rows', { of: link }) },
    }),
  }),
  linkButtons: field.list('Painikkeet', 'Buttons', { of: link }),
}
export type MainMenuField = FieldValues<typeof menuEntry>

/** Settings that differ by theme; a theme takes the site's value for a setting it leaves out. */
const themed = {
  mainMenu: field.list('Päävalikko', 'Main menu', {
    of: field.group('Kohta', 'Entry', { required: true, fields: menuEntry }),
  }),
  footerText: field.text('Alatunnisteen teksti', 'Footer text'),
  footerColumns: field.list('Alatunnisteen palstat', 'Footer columns', {
    of: field.group('Palsta', 'Column', {
      required: true,
      fields: {
        title: field.string('Otsikko', 'Title'),
        links: field.list('Linkit', 'Links', { of: link }),
        columnText: field.text('Teksti', 'Text'),
      },
    }),
  }),
  socialLinks: field.list('Somelinkit', 'Social links', {
    of: field.group('Linkki', 'Link', {
      required: true,
      fields: { name: field.string('Nimi', 'Name', { required: true }), url, icon },
    }),
  }),
  shellVariant: field.enum('Kehys', 'Shell', {
    options: { ecommerce: { fi: 'Kauppa', en: 'Shop' }, content: { fi: 'Sisältö', en: 'Content' } },
  }),
  logoUrl: field.media('Logo', 'Logo', { help: ['Tyhjä: piirretty sanamerkki.', 'Empty: the drawn wordmark.'] }),
  footerLogoUrl: field.media('Alatunnisteen logo', 'Footer logo'),
  footerBackgroundUrl: field.media('Alatunnisteen tausta', 'Footer background'),
  showLogoTopOfNavigation: field.boolean('Logo valikon yllä', 'Logo above the menu'),
  hasGlobalMenu: field.boolean('Ryhmän sivustot', 'The group’s other sites'),
}
const overrides = (name: string) => field.group(name, name, { required: true, sparse: true, fields: themed })

const settings = {
  siteTitle: field.string('Sivuston nimi', 'Site title', { required: true }),
  ...themed,
  banner: field.group('Palkki', 'Banner', {
    fields: {
      id: field.string('Tunnus', 'Id', {
        help: ['Sulkenut näkee palkin taas uudella tunnuksella.', 'Who closed it sees it again under another id.'],
      }),
      text: field.string('Teksti', 'Text', { required: true }),
      ctaLabel: field.string('Linkin teksti', 'Link text'),
      ctaUrl: url,
      from: field.dateTime('Alkaa', 'From'),
      to: field.dateTime('Päättyy', 'To', { ends: true }),
      dismissible: field.boolean('Suljettava', 'May be closed'),
    },
  }),
  globalNavigation: field.group('Ryhmän sivustot', 'The group’s other sites', {
    required: true,
    fields: { icon, items: field.list('Linkit', 'Links', { of: link }) },
  }),
  policyLinks: field.list('Alimman rivin linkit', 'Links of the last row', { of: link }),
  searchSuggestions: field.list('Hakuehdotukset', 'Search suggestions', {
    of: field.string('Hakusana', 'Term', { required: true }),
  }),
  accountMenu: identifiedLinks('Oman tilin valikko', 'Account menu'),
  brandMenu: identifiedLinks('Brändivalikko', 'Brand menu'),
  quickLinks: identifiedLinks('Pikalinkit', 'Quick links'),
  themes: field.group('Teemat', 'Themes', {
    required: true,
    fields: { willja: overrides('willja'), froosh: overrides('Froosh') },
  }),
}
export type SiteSettingsFields = FieldValues<typeof settings>
export type ThemeOverrides = SiteSettingsFields['themes']['willja']

const popups = {
  popups: field.list('Nostot', 'Popups', {
    help: ['Tärkein ensin.', 'The more important first.'],
    summary: ['heading', 'id'],
    of: field.group('Nosto', 'Popup', {
      required: true,
      fields: {
        id: field.string('Tunnus', 'Id', { required: true, pattern: '^[a-z0-9-]{1,60}$' }),
        variant: field.enum('Laji', 'Kind', {
          options: { modal: { fi: 'Ikkuna', en: 'Dialog' }, corner: { fi: 'Kulma', en: 'Corner' } },
        }),
        heading,
        body: field.richText('Teksti', 'Text'),
        image: field.media('Kuva', 'Picture'),
        ctaLabel: field.string('Painikkeen teksti', 'Button text'),
        ctaUrl: url,
        closeLabel: field.string('Sulkemisen teksti', 'Label of the close button', { required: true }),
        showAfterScrollPx: field.number('Vierityksen jälkeen, px', 'After scrolling, px', {
          integer: true,
          min: 0,
          max: 100_000,
        }),
        from: field.dateTime('Alkaa', 'From'),
        to: field.dateTime('Päättyy', 'To', { ends: true }),
        visitorGroups: field.list('Kävijäryhmät', 'Visitor groups', {
          of: field.visitorGroupRef('Ryhmä', 'Group', { required: true }),
        }),
        frequency: field.enum('Kuinka usein', 'How often', {
          options: {
            once: { fi: 'Kerran', en: 'Once' },
            session: { fi: 'Kerran käynnissä', en: 'Once a visit' },
            days: { fi: 'Päivien välein', en: 'Every few days' },
          },
        }),
        days: field.number('Päiviä', 'Days', {
          integer: true,
          min: 0,
          max: 365,
          shownWhen: { field: 'frequency', is: ['days'] },
        }),
        pages: field.list('Sivut', 'Pages', {
          help: ['Tyhjä: kaikki, joilla nosto saa olla.', 'Empty: all that may have one.'],
          of: field.pageRef('Sivu', 'Page', { required: true }),
        }),
      },
    }),
  }),
}
export type SitePopupsFields = FieldValues<typeof popups>

/** Items of the site that stand on no page: the chrome (key `site-settings`) and the popups (key `site-popups`). */
export const siteItems = {
  SiteSettings: { label: { fi: 'Sivuston asetukset', en: 'Site settings' }, fields: settings },
  SitePopups: { label: { fi: 'Sivuston nostot', en: 'Popups of the site' }, fields: popups },
} as const
