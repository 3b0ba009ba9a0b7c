import type { Localized } from '#src/common/locale.ts'

/** Words of the mail that brings a gift card. Here and not among the UI texts, which every visitor's browser loads. */
export interface GiftCardWords {
  subject: (amount: string) => string
  preview: string
  heading: string
  lead: (name: string, amount: string) => string
  quoted: (message: string) => string
  code: string
  pin: string
  keepSafe: string
  how: string
  useIt: (expires: string) => string
  toShop: string
  why: string
  questions: string
  sender: string
}

export const giftCardWords: Localized<GiftCardWords> = {
  fi: {
    subject: (amount) => `Sinulle lahjakortti, ${amount}`,
    preview: 'Koodi ja PIN ovat tässä viestissä. Säilytä se hyvin.',
    heading: 'Lahjakortti sinulle.',
    lead: (name, amount) => `${name}, sait ${amount} käytettäväksi meillä. Valitse rauhassa.`,
    quoted: (message) => `”${message}”`,
    code: 'Kortin koodi',
    pin: 'PIN',
    keepSafe: 'Koodi on vain tässä viestissä. Säilytä se kuin seteli.',
    how: 'Näin se käy',
    useIt: (expires) =>
      `Kirjoita koodi ja PIN kassan maksuvaiheessa. Kortti maksaa tuotteet ja toimituksen, ja ylijäävä saldo odottaa. Voimassa ${expires} asti.`,
    toShop: 'Valitse suklaata',
    why: 'Sait tämän viestin, koska sinulle annettiin lahjakortti. Osoitettasi ei liitetä postituslistoille.',
    questions: 'Kysyttävää? Vastaa tähän viestiin, niin autamme.',
    sender: 'Konvehti Oy, Helsinki',
  },
  sv: {
    subject: (amount) => `Ett presentkort till dig, ${amount}`,
    preview: 'Koden och PIN-koden finns i det här meddelandet. Förvara det väl.',
    heading: 'Ett presentkort till dig.',
    lead: (name, amount) => `${name}, du har fått ${amount} att använda hos oss. Välj i lugn och ro.`,
    quoted: (message) => `”${message}”`,
    code: 'Kortets kod',
    pin: 'PIN',
    keepSafe: 'Koden finns bara i det här meddelandet. Förvara det som en sedel.',
    how: 'Så här använder du det',
    useIt: (expires) =>
      `Ange koden och PIN-koden när du betalar i kassan. Kortet betalar produkter och leverans, och det som blir över finns kvar. Gäller till och med ${expires}.`,
    toShop: 'Välj choklad',
    why: 'Du får det här meddelandet för att du har fått ett presentkort. Din adress läggs inte till på någon e-postlista.',
    questions: 'Har du frågor? Svara på det här meddelandet så hjälper vi dig.',
    sender: 'Konvehti Ab, Helsingfors',
  },
  en: {
    subject: (amount) => `A gift card for you, ${amount}`,
    preview: 'The code and the PIN are in this message. Keep it safe.',
    heading: 'A gift card for you.',
    lead: (name, amount) => `${name}, you have ${amount} to spend with us. Take your time.`,
    quoted: (message) => `“${message}”`,
    code: 'Card code',
    pin: 'PIN',
    keepSafe: 'The code is in this message only. Keep it as you would a banknote.',
    how: 'How to use it',
    useIt: (expires) =>
      `Enter the code and the PIN at the payment step of the checkout. The card pays for goods and delivery, and what is left stays on it. Valid until ${expires}.`,
    toShop: 'Choose chocolate',
    why: 'You get this message because you were given a gift card. Your address is not added to any mailing list.',
    questions: 'Any questions? Reply to this message and we will help.',
    sender: 'Konvehti Ltd, Helsinki',
  },
}
