import type { Language } from '#src/common/locale.ts'

/**
 * Words of the order mails. Here and not among the UI texts, which every visitor's browser loads; a missing one is a type
 * error.
 */
export interface MailTexts {
  confirmation: {
    subject: (orderNumber: string) => string
    preview: string
    heading: (firstName: string) => string
    paid: string
    pending: string
    toOrder: string
  }
  failed: {
    subject: (orderNumber: string) => string
    preview: string
    heading: string
    notCharged: string
    reversed: string
    toCart: string
  }
  /** A paid order that is not made. */
  cancelled: MailTexts['failed']
  orderNumber: string
  date: string
  parcel: (number: number) => string
  onlyParcel: string
  deliveredTo: string
  billedTo: string
  deliveredBy: (method: string, day: string) => string
  tabletText: string
  /** What a picture of the tablet shows; its words stand beside it. */
  tabletSides: { front: string; back: string }
  greeting: string
  units: (quantity: number) => string
  /** What a reduced line cost before. */
  lowest: (price: string) => string
  goods: string
  offers: string
  shipping: string
  free: string
  total: string
  tax: (rate: string) => string
  giftCard: string
  payable: string
  weight: string
  rights: string
  questions: string
  sender: string
}

const fi: MailTexts = {
  confirmation: {
    subject: (orderNumber) => `Tilausvahvistus ${orderNumber}`,
    preview: 'Kiitos tilauksesta. Tästä näet, mitä tilasit ja milloin se saapuu.',
    heading: (firstName) => `Kiitos, ${firstName}.`,
    paid: 'Tilaus on maksettu ja siirtyy pakattavaksi. Kerromme, kun se lähtee.',
    pending: 'Tilaus on vastaanotettu. Odotamme vielä maksun vahvistusta ja pakkaamme heti sen jälkeen.',
    toOrder: 'Katso tilaus',
  },
  failed: {
    subject: (orderNumber) => `Maksu ei onnistunut, tilaus ${orderNumber}`,
    preview: 'Tilaus peruttiin, mutta tuotteet ovat tallessa.',
    heading: 'Maksu ei onnistunut',
    notCharged: 'Tilaus peruttiin, koska maksua ei saatu vahvistettua. Tililtäsi ei veloitettu mitään.',
    reversed: 'Tilaus oli jo peruttu, kun maksu vahvistui. Palautamme koko summan samalle kortille.',
    toCart: 'Palauta tuotteet koriin',
  },
  cancelled: {
    subject: (orderNumber) => `Tilaus ${orderNumber} on peruttu`,
    preview: 'Emme voi kaivertaa levyn tekstiä. Saat rahasi takaisin.',
    heading: 'Tilaus on peruttu',
    notCharged: 'Luimme levyn tekstin etukäteen, emmekä voi kaivertaa sitä. Tililtäsi ei veloitettu mitään.',
    reversed: 'Luimme levyn tekstin etukäteen, emmekä voi kaivertaa sitä. Palautamme koko summan samalle maksutavalle.',
    toCart: 'Palauta tuotteet koriin',
  },
  orderNumber: 'Tilausnumero',
  date: 'Tilattu',
  parcel: (number) => `Lähetys ${number}`,
  onlyParcel: 'Lähetys',
  deliveredTo: 'Toimitus',
  billedTo: 'Laskutus',
  deliveredBy: (method, day) => `${method}, perillä viimeistään ${day}`,
  tabletText: 'Viesti levyssä',
  tabletSides: { front: 'Levyn etupuoli', back: 'Levyn takapuoli' },
  greeting: 'Tervehdys saajalle',
  units: (quantity) => `${quantity}\u00a0kpl`,
  lowest: (price) => `30 päivän alin hinta ${price}`,
  goods: 'Tuotteet',
  offers: 'Tarjoukset',
  shipping: 'Toimitus',
  free: 'Maksutta',
  total: 'Yhteensä',
  tax: (rate) => `Sisältää alv ${rate}\u00a0%`,
  giftCard: 'Lahjakortti',
  payable: 'Maksettavaa',
  weight: 'Paino',
  rights:
    'Avaamattomat tuotteet voi palauttaa 14 päivän kuluessa niiden saapumisesta. Kaiverrettua levyä ei voi palauttaa.',
  questions: 'Kysyttävää? Vastaa tähän viestiin, niin autamme.',
  sender: 'Konvehti Oy, Helsinki',
}

const sv: MailTexts = {
  confirmation: {
    subject: (orderNumber) => `Orderbekräftelse ${orderNumber}`,
    preview: 'Tack för din beställning. Här ser du vad du beställde och när det kommer.',
    heading: (firstName) => `Tack, ${firstName}.`,
    paid: 'Beställningen är betald och går till packning. Vi meddelar när den är på väg.',
    pending: 'Beställningen är mottagen. Vi väntar ännu på att betalningen bekräftas och packar genast därefter.',
    toOrder: 'Visa beställningen',
  },
  failed: {
    subject: (orderNumber) => `Betalningen misslyckades, beställning ${orderNumber}`,
    preview: 'Beställningen annullerades, men produkterna finns kvar.',
    heading: 'Betalningen misslyckades',
    notCharged:
      'Beställningen annullerades eftersom betalningen inte kunde bekräftas. Inget har dragits från ditt konto.',
    reversed:
      'Beställningen var redan annullerad när betalningen bekräftades. Vi återbetalar hela summan till samma kort.',
    toCart: 'Lägg tillbaka produkterna i korgen',
  },
  cancelled: {
    subject: (orderNumber) => `Beställning ${orderNumber} är annullerad`,
    preview: 'Vi kan inte gravera texten på kakan. Du får pengarna tillbaka.',
    heading: 'Beställningen är annullerad',
    notCharged: 'Vi läste texten i förväg och kan inte gravera den. Inget har dragits från ditt konto.',
    reversed:
      'Vi läste texten i förväg och kan inte gravera den. Vi återbetalar hela summan till samma betalningssätt.',
    toCart: 'Lägg tillbaka produkterna i korgen',
  },
  orderNumber: 'Beställningsnummer',
  date: 'Beställd',
  parcel: (number) => `Försändelse ${number}`,
  onlyParcel: 'Försändelse',
  deliveredTo: 'Leverans',
  billedTo: 'Fakturering',
  deliveredBy: (method, day) => `${method}, framme senast ${day}`,
  tabletText: 'Texten på kakan',
  tabletSides: { front: 'Kakans framsida', back: 'Kakans baksida' },
  greeting: 'Hälsning till mottagaren',
  units: (quantity) => `${quantity}\u00a0st`,
  lowest: (price) => `Lägsta pris på 30 dagar ${price}`,
  goods: 'Produkter',
  offers: 'Erbjudanden',
  shipping: 'Frakt',
  free: 'Gratis',
  total: 'Totalt',
  tax: (rate) => `Innehåller moms ${rate}\u00a0%`,
  giftCard: 'Presentkort',
  payable: 'Att betala',
  weight: 'Vikt',
  rights:
    'Oöppnade produkter kan returneras inom 14 dagar efter att de har kommit fram. En graverad chokladkaka kan inte returneras.',
  questions: 'Har du frågor? Svara på det här meddelandet så hjälper vi dig.',
  sender: 'Konvehti Ab, Helsingfors',
}

const en: MailTexts = {
  confirmation: {
    subject: (orderNumber) => `Order confirmation ${orderNumber}`,
    preview: 'Thank you for your order. Here is what you ordered and when it arrives.',
    heading: (firstName) => `Thank you, ${firstName}.`,
    paid: 'Your order is paid and on its way to packing. We will tell you when it leaves.',
    pending:
      'We have received your order. We are still waiting for the payment to be confirmed and pack right after that.',
    toOrder: 'View your order',
  },
  failed: {
    subject: (orderNumber) => `Payment failed, order ${orderNumber}`,
    preview: 'The order was cancelled, but your items are safe.',
    heading: 'The payment failed',
    notCharged:
      'The order was cancelled because the payment could not be confirmed. Nothing was taken from your account.',
    reversed:
      'The order had already been cancelled when the payment was confirmed. We will refund the full amount to the same card.',
    toCart: 'Put the items back in the cart',
  },
  cancelled: {
    subject: (orderNumber) => `Order ${orderNumber} has been cancelled`,
    preview: 'We cannot engrave the text on the tablet. You will get your money back.',
    heading: 'Your order has been cancelled',
    notCharged: 'We read the text beforehand and cannot engrave it. Nothing was taken from your account.',
    reversed: 'We read the text beforehand and cannot engrave it. We will refund the full amount the way you paid.',
    toCart: 'Put the items back in the cart',
  },
  orderNumber: 'Order number',
  date: 'Ordered',
  parcel: (number) => `Parcel ${number}`,
  onlyParcel: 'Parcel',
  deliveredTo: 'Delivery',
  billedTo: 'Billing',
  deliveredBy: (method, day) => `${method}, with you by ${day}`,
  tabletText: 'Message on the tablet',
  tabletSides: { front: 'Front of the tablet', back: 'Back of the tablet' },
  greeting: 'Greeting for the recipient',
  units: (quantity) => `${quantity}\u00a0${quantity === 1 ? 'pc' : 'pcs'}`,
  lowest: (price) => `Lowest price in 30 days ${price}`,
  goods: 'Items',
  offers: 'Offers',
  shipping: 'Delivery',
  free: 'Free',
  total: 'Total',
  tax: (rate) => `Includes VAT ${rate}%`,
  giftCard: 'Gift card',
  payable: 'To pay',
  weight: 'Weight',
  rights: 'Unopened products can be returned within 14 days of arrival. An engraved tablet cannot be returned.',
  questions: 'Any questions? Reply to this message and we will help.',
  sender: 'Konvehti Ltd, Helsinki',
}

export const mailTexts: Record<Language, MailTexts> = { fi, sv, en }
