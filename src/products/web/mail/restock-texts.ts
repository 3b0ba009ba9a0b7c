import type { Localized } from '#src/common/locale.ts'

/** Words of the back-in-stock mail. Here and not among the UI texts, which every visitor's browser loads. */
export interface RestockWords {
  subject: (name: string) => string
  preview: string
  heading: string
  lead: (name: string) => string
  before: (price: string) => string
  toProduct: string
  why: string
  questions: string
}

export const restockTexts: Localized<RestockWords> = {
  fi: {
    subject: (name) => `Taas varastossa: ${name}`,
    preview: 'Pyysit kertomaan, kun tuote on saatavilla. Nyt on.',
    heading: 'Taas varastossa.',
    lead: (name) => `Jälleen saatavilla: ${name}. Erät ovat pieniä, emmekä voi varata sinulle omaa.`,
    before: (price) => `30 päivän alin hinta ${price}`,
    toProduct: 'Katso tuote',
    why: 'Saat tämän viestin, koska pyysit sitä tuotteen sivulla. Se lähetetään vain kerran, ja osoitteesi on nyt poistettu listalta.',
    questions: 'Kysyttävää? Vastaa tähän viestiin, niin autamme.',
  },
  sv: {
    subject: (name) => `I lager igen: ${name}`,
    preview: 'Du bad oss meddela när produkten finns igen. Nu finns den.',
    heading: 'I lager igen.',
    lead: (name) => `${name} finns att köpa igen. Satserna är små, så vi kan inte reservera något åt dig.`,
    before: (price) => `Lägsta pris på 30 dagar ${price}`,
    toProduct: 'Visa produkten',
    why: 'Du får det här meddelandet för att du bad om det på produktens sida. Det skickas bara en gång, och din adress är nu borttagen från listan.',
    questions: 'Har du frågor? Svara på det här meddelandet så hjälper vi dig.',
  },
  en: {
    subject: (name) => `Back in stock: ${name}`,
    preview: 'You asked us to tell you when it is available. Now it is.',
    heading: 'Back in stock.',
    lead: (name) => `${name} can be bought again. Our batches are small, so we cannot hold one for you.`,
    before: (price) => `Lowest price in 30 days ${price}`,
    toProduct: 'See the product',
    why: 'You get this message because you asked for it on the product’s page. It is sent only once, and your address has now been taken off the list.',
    questions: 'Any questions? Reply to this message and we will help.',
  },
}
