import type { Localized } from '#src/common/locale.ts'

/** Words of the mail that brings a gift card. Here and not among the UI texts, which every visitor's browser loads. */
export interface GiftCardWords {
  subject: (amount: string) => string
  preview: string
  heading: (name: string) => string
  lead: (sender: string) => string
  /** Texts for a card mailed to its buyer, who gives it on. */
  headingForSelf: string
  leadForSelf: string
  card: string
  quoted: (message: string) => string
  code: string
  pin: string
  keepSafe: string
  how: string
  useIt: (expires: string) => string
  toShop: string
  toBalance: string
  why: (sender: string) => string
  whyForSelf: string
  questions: string
}

export const giftCardTexts: Localized<GiftCardWords> = {
  fi: {
    subject: (amount) => `Sinulle lahjakortti, ${amount}`,
    preview: 'Koodi ja PIN ovat tässä viestissä. Säilytä se hyvin.',
    heading: (name) => `Sinulle, ${name}.`,
    lead: (sender) => (sender === '' ? 'Sait lahjakortin. Valitse rauhassa.' : `${sender} lähetti lahjakortin.`),
    headingForSelf: 'Lahjakortti annettavaksi.',
    leadForSelf: 'Tulosta viesti tai lähetä se eteenpäin, kun hetki on oikea.',
    card: 'Lahjakortti',
    quoted: (message) => `”${message}”`,
    code: 'Kortin koodi',
    pin: 'PIN',
    keepSafe: 'Koodi on vain tässä viestissä. Säilytä se yhtä huolellisesti kuin seteli.',
    how: 'Näin käytät korttia',
    useIt: (expires) =>
      `Kirjoita koodi ja PIN kassan maksuvaiheessa. Kortilla voi maksaa tuotteet ja toimituksen, ja jäljelle jäävä saldo säilyy kortilla. Voimassa ${expires} asti.`,
    toShop: 'Valitse suklaata',
    toBalance: 'Tarkista saldo',
    why: (sender) =>
      `Sait tämän viestin, koska ${sender === '' ? 'sinulle annettiin lahjakortti' : `${sender} tilasi sinulle lahjakortin`}. Osoitettasi ei lisätä postituslistoille.`,
    whyForSelf: 'Sait tämän viestin, koska tilasit lahjakortin lähetettäväksi itsellesi.',
    questions: 'Kysyttävää? Vastaa tähän viestiin, niin autamme.',
  },
  sv: {
    subject: (amount) => `Ett presentkort till dig, ${amount}`,
    preview: 'Koden och PIN-koden finns i det här meddelandet. Förvara meddelandet väl.',
    heading: (name) => `Till dig, ${name}.`,
    lead: (sender) =>
      sender === '' ? 'Du har fått ett presentkort. Välj i lugn och ro.' : `${sender} har skickat ett presentkort.`,
    headingForSelf: 'Ett presentkort att ge bort.',
    leadForSelf: 'Skriv ut meddelandet eller skicka det vidare när rätt stund är inne.',
    card: 'Presentkort',
    quoted: (message) => `”${message}”`,
    code: 'Kortets kod',
    pin: 'PIN-kod',
    keepSafe: 'Koden finns bara i det här meddelandet. Ta vara på det som på en sedel.',
    how: 'Så här använder du det',
    useIt: (expires) =>
      `Ange koden och PIN-koden när du betalar i kassan. Med kortet kan du betala produkter och leverans, och det som blir över finns kvar på kortet. Gäller till och med ${expires}.`,
    toShop: 'Välj choklad',
    toBalance: 'Kontrollera saldot',
    why: (sender) =>
      `Du får det här meddelandet för att ${sender === '' ? 'du har fått ett presentkort' : `${sender} har beställt ett presentkort till dig`}. Din adress läggs inte till på någon e-postlista.`,
    whyForSelf: 'Du får det här meddelandet för att du beställde ett presentkort till dig själv.',
    questions: 'Har du frågor? Svara på det här meddelandet så hjälper vi dig.',
  },
  en: {
    subject: (amount) => `A gift card for you, ${amount}`,
    preview: 'The code and the PIN are in this message. Keep it safe.',
    heading: (name) => `For you, ${name}.`,
    lead: (sender) =>
      sender === '' ? 'You have been given a gift card. Take your time.' : `${sender} has sent you a gift card.`,
    headingForSelf: 'A gift card to give.',
    leadForSelf: 'Print this message, or pass it on when the moment is right.',
    card: 'Gift card',
    quoted: (message) => `“${message}”`,
    code: 'Card code',
    pin: 'PIN',
    keepSafe: 'The code is in this message only. Keep it as you would a banknote.',
    how: 'How to use it',
    useIt: (expires) =>
      `Enter the code and the PIN at the payment step of the checkout. The card pays for goods and delivery, and what is left stays on it. Valid until ${expires}.`,
    toShop: 'Choose chocolate',
    toBalance: 'Check the balance',
    why: (sender) =>
      `You get this message because ${sender === '' ? 'you were given a gift card' : `${sender} ordered a gift card for you`}. Your address is not added to any mailing list.`,
    whyForSelf: 'You get this message because you ordered a gift card to be sent to yourself.',
    questions: 'Any questions? Reply to this message and we will help.',
  },
}
