import type { Localized } from '#src/common/locale.ts'
import { demoFeedId } from '../../news/press-room.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture } from '../media.ts'

const contacts = [
  {
    name: 'Elina Wahlroos',
    role: { fi: 'viestintä', sv: 'kommunikation', en: 'communications' },
    phone: { fi: '09 000 0010', sv: '+358 9 000 0010', en: '+358 9 000 0010' },
    email: 'media@konvehti.example',
  },
]
const form = {
  feedId: demoFeedId,
  subscriptionSuccessPageUrl: 'content:news-asked',
  subscriptionErrorPageUrl: 'content:news-not-asked',
  pressContacts: contacts,
}

const newsroom = {
  key: 'newsroom-block',
  type: 'NewsBlock',
  name: 'Uutishuone',
  fields: {
    ...form,
    heading: { fi: 'Uutishuone', sv: 'Pressrum', en: 'Newsroom' },
    headingLevel: 'h1',
    lead: '',
    field: 'sky',
    count: 10,
    keywords: '',
    newsroomView: true,
    newsroomPageUrl: 'content:newsroom',
    showSubscriptionForm: true,
    pressHeading: { fi: 'Toimittajille', sv: 'För redaktioner', en: 'For the press' },
    pressText: {
      fi: 'Vastaamme saman päivän aikana, arkisin 9–15.',
      sv: 'Vi svarar samma dag, vardagar 9–15 finsk tid.',
      en: 'We answer on the same day, weekdays 9–15 Finnish time.',
    },
    pressLink: {
      label: { fi: 'Kuvat ja tiedot yhtiöstä', sv: 'Bilder och fakta om bolaget', en: 'Pictures and company facts' },
      url: 'content:press',
    },
  },
} satisfies BlockDefinition

/** The newest releases on another page. */
export const latestNews = (
  key: string,
  heading: Localized,
  own: Partial<Extract<BlockDefinition, { type: 'NewsBlock' }>['fields']> = {},
): BlockDefinition => ({
  key,
  type: 'NewsBlock',
  name: `Uusimmat tiedotteet: ${key}`,
  fields: {
    ...newsroom.fields,
    heading,
    headingLevel: 'h2',
    field: 'bone',
    count: 3,
    newsroomView: false,
    showSubscriptionForm: false,
    pressContacts: [],
    pressHeading: '',
    pressText: '',
    pressLink: null,
    ...own,
  },
})

const newsroomPage = {
  key: 'newsroom',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Uutishuone', sv: 'Pressrum', en: 'Newsroom' },
  slug: { fi: 'uutiset', sv: 'nyheter', en: 'news' },
  fields: {
    ...plainMeta,
    metaTitle: { fi: 'Uutishuone · Konvehti', sv: 'Pressrum · Konvehti', en: 'Newsroom · Konvehti' },
    metaDescription: {
      fi: 'Konvehdin tiedotteet viideltä vuodelta: tuotteet, yritys, vastuu, ihmiset ja kahvilat. Kuvat lehdistölle, yhteystiedot ja tilaus sähköpostiin.',
      sv: 'Konvehtis pressmeddelanden från fem år: produkter, företaget, ansvar, människor och kaféer. Bilder för pressen, kontakter och prenumeration.',
      en: 'Konvehti’s press releases of five years: products, the company, responsibility, people and cafés. Press pictures, contacts and mail alerts.',
    },
    ogImage: picture('hero/hero-willja'),
    heading: '',
    lead: '',
    mainBody: '',
    field: 'sky',
  },
  areas: { mainContentArea: [newsroom] },
} satisfies PageDefinition

const releasePage = {
  key: 'news-release',
  type: 'NewsReleasePage',
  parent: 'newsroom',
  name: { fi: 'Tiedote', sv: 'Pressmeddelande', en: 'Release' },
  slug: { fi: 'tiedote', sv: 'meddelande', en: 'release' },
  fields: {
    ...plainMeta,
    ...form,
    metaTitle: { fi: 'Tiedote · Konvehti', sv: 'Pressmeddelande · Konvehti', en: 'Release · Konvehti' },
    metaDescription: {
      fi: 'Konvehdin tiedote: teksti, kuvat lehdistölle, tiedostot ja yhteystiedot yhdellä sivulla.',
      sv: 'Ett pressmeddelande från Konvehti: text, bilder för pressen, filer och kontakter på en sida.',
      en: 'A release from Konvehti: its text, pictures for the press, files and contacts on one page.',
    },
    field: 'sky',
  },
} satisfies PageDefinition

/** Where the subscription's form leads: nobody finds it by searching. */
const outcome = (key: string, name: Localized, slug: Localized, lead: Localized, mainBody: Localized) =>
  ({
    key,
    type: 'LandingPage',
    parent: 'newsroom',
    name,
    slug,
    fields: {
      ...plainMeta,
      noindex: true,
      metaTitle: { fi: `${name.fi} · Konvehti`, sv: `${name.sv} · Konvehti`, en: `${name.en} · Konvehti` },
      metaDescription: lead,
      heading: name,
      lead,
      mainBody,
      field: 'sky',
    },
  }) satisfies PageDefinition

const asked = outcome(
  'news-asked',
  { fi: 'Katso sähköpostisi', sv: 'Kontrollera din e-post', en: 'Check your e-mail' },
  { fi: 'tilattu', sv: 'bestalld', en: 'subscribed' },
  {
    fi: 'Lähetimme sinulle linkin. Tiedotteet alkavat tulla, kun vahvistat tilauksen viikon kuluessa.',
    sv: 'Vi skickade en länk till dig. Pressmeddelandena börjar komma när du bekräftar inom en vecka.',
    en: 'We sent you a link. Releases begin to come when you confirm within a week.',
  },
  {
    fi: '<p>Jos viestiä ei näy, katso roskapostista. <a href="content:newsroom">Takaisin uutishuoneeseen</a></p>',
    sv: '<p>Syns inget meddelande, titta i skräpposten. <a href="content:newsroom">Tillbaka till pressrummet</a></p>',
    en: '<p>If you cannot see the message, look in your spam folder. <a href="content:newsroom">Back to the newsroom</a></p>',
  },
)

const notAsked = outcome(
  'news-not-asked',
  { fi: 'Tilaus ei onnistunut', sv: 'Prenumerationen misslyckades', en: 'The subscription failed' },
  { fi: 'tilaus-ei-onnistunut', sv: 'misslyckades', en: 'not-subscribed' },
  {
    fi: 'Lomakkeesta puuttui jotakin, tai pyyntöjä tuli samasta verkosta liian monta.',
    sv: 'Något fattades i formuläret, eller så kom det för många begäranden från samma nätverk.',
    en: 'Something was missing from the form, or too many requests came from the same network.',
  },
  {
    fi: '<p>Tilaukseen tarvitaan nimi, toimiva sähköpostiosoite ja hyväksyntä tietojen tallentamiselle. <a href="content:newsroom">Yritä uudelleen uutishuoneessa</a></p>',
    sv: '<p>En prenumeration kräver namn, en e-postadress som fungerar och ett godkännande av att uppgifterna sparas. <a href="content:newsroom">Försök igen i pressrummet</a></p>',
    en: '<p>A subscription takes a name, an e-mail address that works, and your consent to our keeping them. <a href="content:newsroom">Try again in the newsroom</a></p>',
  },
)

export const newsPages: readonly PageDefinition[] = [newsroomPage, releasePage, asked, notAsked]
