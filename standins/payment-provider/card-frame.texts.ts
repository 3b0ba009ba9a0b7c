import type { CardFault, CardField } from './cards.ts'
import type { Language } from './languages.ts'

export type CardFrameTexts = {
  title: string
  labels: Readonly<Record<CardField, string>>
  hints: Readonly<Record<'expiryDate' | 'securityCode', string>>
  demoNote: string
  faults: Readonly<Record<CardField, Readonly<Partial<Record<CardFault, string>>>>>
  unavailable: string
}

export const CARD_FRAME_TEXTS: Readonly<Record<Language, CardFrameTexts>> = {
  fi: {
    title: 'Kortin tiedot',
    labels: {
      cardNumber: 'Kortin numero',
      expiryDate: 'Voimassa',
      securityCode: 'Turvaluku',
      holderName: 'Nimi kortissa',
    },
    hints: { expiryDate: 'Kuukausi ja vuosi', securityCode: 'Kortin kääntöpuolella' },
    demoNote: 'Esittely: rahaa ei liiku. Testikortti 4111\u00a01111\u00a01111\u00a01111, turvaluku 737.',
    faults: {
      cardNumber: {
        required: 'Kirjoita kortin numero.',
        incomplete: 'Numerosta puuttuu merkkejä.',
        wrong: 'Numerossa on virhe. Tarkista se kortista.',
        'not-a-test-card':
          'Tämä on esittely. Älä käytä oikeaa korttia vaan testikorttia 4111\u00a01111\u00a01111\u00a01111.',
      },
      expiryDate: {
        required: 'Kirjoita kuukausi ja vuosi.',
        incomplete: 'Kirjoita kuukausi ja vuosi muodossa 09 / 30.',
        wrong: 'Tällaista kuukautta tai vuotta ei ole kortissa.',
        expired: 'Kortti on vanhentunut. Käytä toista korttia.',
      },
      securityCode: {
        required: 'Kirjoita turvaluku.',
        incomplete: 'Turvaluvusta puuttuu numeroita.',
        wrong: 'Turvaluvussa on 3 numeroa, American Expressissä 4.',
      },
      holderName: { required: 'Kirjoita nimi niin kuin se on kortissa.' },
    },
    unavailable: 'Korttimaksuun ei saatu yhteyttä. Mitään ei veloitettu. Yritä uudelleen.',
  },
  sv: {
    title: 'Kortuppgifter',
    labels: {
      cardNumber: 'Kortnummer',
      expiryDate: 'Giltigt till',
      securityCode: 'Säkerhetskod',
      holderName: 'Namn på kortet',
    },
    hints: { expiryDate: 'Månad och år', securityCode: 'På kortets baksida' },
    demoNote: 'Demo: inga pengar rör sig. Testkort 4111\u00a01111\u00a01111\u00a01111, säkerhetskod 737.',
    faults: {
      cardNumber: {
        required: 'Skriv kortnumret.',
        incomplete: 'Det saknas siffror i numret.',
        wrong: 'Numret är fel. Kontrollera det på kortet.',
        'not-a-test-card':
          'Det här är en demo. Använd inte ett riktigt kort utan testkortet 4111\u00a01111\u00a01111\u00a01111.',
      },
      expiryDate: {
        required: 'Skriv månad och år.',
        incomplete: 'Skriv månad och år så här: 09 / 30.',
        wrong: 'En sådan månad eller ett sådant år finns inte på kortet.',
        expired: 'Kortet har gått ut. Använd ett annat kort.',
      },
      securityCode: {
        required: 'Skriv säkerhetskoden.',
        incomplete: 'Det saknas siffror i säkerhetskoden.',
        wrong: 'Säkerhetskoden har 3 siffror, på American Express 4.',
      },
      holderName: { required: 'Skriv namnet så som det står på kortet.' },
    },
    unavailable: 'Kortbetalningen kunde inte nås. Ingenting har debiterats. Försök igen.',
  },
  en: {
    title: 'Card details',
    labels: {
      cardNumber: 'Card number',
      expiryDate: 'Expiry date',
      securityCode: 'Security code',
      holderName: 'Name on card',
    },
    hints: { expiryDate: 'Month and year', securityCode: 'On the back of the card' },
    demoNote: 'Demo: no money moves. Test card 4111\u00a01111\u00a01111\u00a01111, security code 737.',
    faults: {
      cardNumber: {
        required: 'Enter the card number.',
        incomplete: 'The number lacks digits.',
        wrong: 'The number is wrong. Check it on the card.',
        'not-a-test-card':
          'This is a demo. Do not use a real card but the test card 4111\u00a01111\u00a01111\u00a01111.',
      },
      expiryDate: {
        required: 'Enter the month and year.',
        incomplete: 'Enter month and year like this: 09 / 30.',
        wrong: 'No card has this month or year.',
        expired: 'The card has expired. Use another card.',
      },
      securityCode: {
        required: 'Enter the security code.',
        incomplete: 'The security code lacks digits.',
        wrong: 'The security code has 3 digits, on American Express 4.',
      },
      holderName: { required: 'Enter the name as it is on the card.' },
    },
    unavailable: 'The card payment cannot be reached. Nothing was charged. Try again.',
  },
}
