import type { Language, Localized } from '#src/common/locale.ts'
import { consentVersion } from '#src/shell/contract/consent.ts'
import type { ConsentCategory, ConsentNotice } from '../contract/consents.ts'

/*
 * What the site stores in the browser, in words. It is true because a test compares its names with the table of stored keys
 * and with the cookies that are set. Whoever adds a purpose raises `consentVersion`: then everybody is asked again.
 */

interface Entry {
  name: string
  purpose: Localized
  duration: Localized
}
interface Category {
  key: ConsentCategory['key']
  title: Localized
  description: Localized
  entries: readonly Entry[]
}

const tab: Localized = {
  fi: 'Kunnes suljet välilehden',
  sv: 'Tills du stänger fliken',
  en: 'Until you close the tab',
}
const untilCleared: Localized = {
  fi: 'Kunnes tyhjennät selaimen tiedot',
  sv: 'Tills du rensar webbläsarens data',
  en: 'Until you clear the browser’s data',
}
const days = (count: number): Localized => ({
  fi: `${count} päivää`,
  sv: `${count} dagar`,
  en: `${count} days`,
})
const entry = (name: string, duration: Localized, purpose: Localized): Entry => ({
  name,
  purpose,
  duration,
})

const categories: readonly Category[] = [
  {
    key: 'necessary',
    title: { fi: 'Välttämättömät', sv: 'Nödvändiga', en: 'Necessary' },
    description: {
      fi: 'Kori, kassa ja tämä valinta. Aina käytössä.',
      sv: 'Varukorgen, kassan och det här valet. Alltid på.',
      en: 'The cart, the checkout and this choice. Always on.',
    },
    entries: [
      entry('anonymousId', days(400), {
        fi: 'Eväste: satunnainen tunniste, jolla ostoskorisi löytyy. Sivun ohjelmakoodi ei voi lukea sitä.',
        sv: 'Kaka: en slumpmässig kod som din varukorg hittas med. Sidans programkod kan inte läsa den.',
        en: 'Cookie: a random identifier by which your cart is found. Code on the page cannot read it.',
      }),
      entry('cookie-consent', days(365), {
        fi: 'Eväste: tässä tekemäsi valinta.',
        sv: 'Kaka: valet du gör här.',
        en: 'Cookie: the choice you make here.',
      }),
      entry('checkout-draft', tab, {
        fi: 'Kassalla täyttämäsi tiedot säilyvät, jos sivu latautuu uudelleen.',
        sv: 'Det du fyllt i i kassan finns kvar om sidan laddas om.',
        en: 'What you filled in at the checkout survives a reload of the page.',
      }),
      entry('checkout-order', tab, {
        fi: 'Maksettavana oleva tilaus löytyy, kun palaat pankista.',
        sv: 'Beställningen som betalas hittas när du kommer tillbaka från banken.',
        en: 'The order being paid is found when you return from your bank.',
      }),
      entry('checkout-order-key', tab, {
        fi: 'Sama tilaus ei lähde kahdesti, vaikka sen lähettäisi uudelleen.',
        sv: 'Samma beställning görs inte två gånger, även om den skickas på nytt.',
        en: 'The same order is not placed twice, even if it is sent again.',
      }),
      entry('customTabletDraft', tab, {
        fi: 'Suunnittelemasi levyn tekstit ja saaja säilyvät, kunnes levy on ostoskorissa.',
        sv: 'Texterna och mottagaren på kakan du designar finns kvar tills den ligger i varukorgen.',
        en: 'Texts and recipient of the tablet you design stay until it is in your cart.',
      }),
      entry('reloaded-for', tab, {
        fi: 'Sivu ladataan uudelleen vain kerran, kun kauppaa on päivitetty.',
        sv: 'Sidan laddas om bara en gång när butiken har uppdaterats.',
        en: 'The page is reloaded only once when the shop has been updated.',
      }),
      entry('scroll-positions', tab, {
        fi: 'Missä kohtaa sivua olit, kun palaat edelliselle sivulle.',
        sv: 'Var på sidan du var, när du går tillbaka.',
        en: 'Where on a page you were, for when you go back to it.',
      }),
      entry('closed-banners', untilCleared, {
        fi: 'Suljettu yläreunan tiedote pysyy suljettuna.',
        sv: 'Ett stängt meddelande i sidhuvudet förblir stängt.',
        en: 'A notice closed at the top of the page stays closed.',
      }),
      entry('closed-popups', untilCleared, {
        fi: 'Suljettu ilmoitusruutu pysyy suljettuna.',
        sv: 'En stängd ruta förblir stängd.',
        en: 'A notice you closed stays closed.',
      }),
      entry('closed-popups-at', untilCleared, {
        fi: 'Milloin ilmoitusruutu suljettiin, jos se saa näkyä uudelleen joidenkin päivien päästä.',
        sv: 'När rutan stängdes, om den får visas igen efter några dagar.',
        en: 'When a notice was closed, if it may return after some days.',
      }),
      entry('closed-popups-session', tab, {
        fi: 'Tällä käynnillä suljetut ilmoitusruudut.',
        sv: 'Rutor som stängts under det här besöket.',
        en: 'Notices closed during this visit.',
      }),
    ],
  },
  {
    key: 'functional',
    title: { fi: 'Mukavuus', sv: 'Bekvämlighet', en: 'Convenience' },
    description: {
      fi: 'Viimeksi tekemäsi haut ja katsomasi tuotteet ovat tallessa, kun tulet takaisin.',
      sv: 'Dina senaste sökningar och de produkter du tittade på finns kvar när du kommer tillbaka.',
      en: 'Your latest searches and the products you looked at are there when you come back.',
    },
    entries: [
      entry('searchHistory', untilCleared, {
        fi: 'Kymmenen viimeisintä hakusanaasi.',
        sv: 'Dina tio senaste sökord.',
        en: 'Your ten latest search terms.',
      }),
      entry('recentlyViewed', untilCleared, {
        fi: 'Kaksitoista viimeksi katsomaasi tuotetta.',
        sv: 'De tolv produkter du senast tittade på.',
        en: 'The twelve products you looked at last.',
      }),
    ],
  },
  {
    key: 'analytics',
    title: { fi: 'Tilastot', sv: 'Statistik', en: 'Statistics' },
    description: {
      fi: 'Mitä sivuja luetaan ja missä eksytään. Ei nimiä.',
      sv: 'Vilka sidor som läses och var man går vilse. Inga namn.',
      en: 'Which pages are read and where people get lost. No names.',
    },
    entries: [
      entry('productPositions', days(30), {
        fi: 'Mistä luettelosta tuote löytyi.',
        sv: 'I vilken lista du hittade produkten.',
        en: 'In which list a product was found.',
      }),
      entry('trackedOrders', untilCleared, {
        fi: 'Tilaus lasketaan tilastoihin vain kerran.',
        sv: 'En beställning räknas bara en gång i statistiken.',
        en: 'An order is counted only once in the statistics.',
      }),
      entry('cart-tracker', tab, {
        fi: 'Kassalle siirtyminen ja maksutavan valinta lasketaan vain kerran.',
        sv: 'Steget till kassan och valet av betalningssätt räknas bara en gång.',
        en: 'Going to the checkout and choosing how to pay are each counted only once.',
      }),
    ],
  },
  {
    key: 'marketing',
    title: { fi: 'Markkinointi', sv: 'Marknadsföring', en: 'Marketing' },
    description: {
      fi: 'Mainokset muilla sivuilla ja niiden mittaus. Nyt tähän ei tallenneta mitään.',
      sv: 'Annonser på andra webbplatser och mätning av dem. Just nu sparas ingenting för detta.',
      en: 'Advertising on other sites and its measurement. At present nothing is stored for this.',
    },
    entries: [],
  },
]

const title: Localized = {
  fi: 'Evästeet, *sinun valintasi*',
  sv: 'Kakor, *ditt val*',
  en: 'Cookies, *your choice*',
}
const body: Localized = {
  fi: 'Kori ja kassa toimivat välttämättömillä. Muita käytämme vain, jos annat luvan. Voit muuttaa mieltäsi sivun alareunasta koska tahansa.',
  sv: 'Varukorgen och kassan klarar sig med de nödvändiga. Andra använder vi bara om du ger lov. Du kan ändra dig när som helst längst ner på sidan.',
  en: 'The cart and checkout work with the necessary ones. We use others only if you allow it. You can change your mind at any time at the foot of the page.',
}

export function cookieNotice(language: Language, policyUrl: string): ConsentNotice {
  return {
    id: 1,
    key: 'cookies',
    version: consentVersion,
    language,
    title: title[language],
    body: body[language],
    policyUrl,
    categories: categories.map(({ key, title: name, description, entries }) => ({
      key,
      title: name[language],
      description: description[language],
      required: key === 'necessary',
      cookies: entries.map(({ name: item, purpose, duration }) => ({
        name: item,
        provider: 'Konvehti',
        purpose: purpose[language],
        duration: duration[language],
      })),
    })),
  }
}
