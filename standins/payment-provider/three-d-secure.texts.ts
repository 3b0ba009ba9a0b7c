import type { Language } from './languages.ts'

export type ThreeDSecureTexts = {
  bank: string
  title: string
  intro: string
  shop: string
  amount: string
  card: string
  confirm: string
  refuse: string
  close: string
  demoNote: string
  returning: string
  goOn: string
  handled: Readonly<Record<'Authorised' | 'Refused' | 'Cancelled', string>>
  closeWindow: string
  unknown: string
}

export const THREE_D_SECURE_TEXTS: Readonly<Record<Language, ThreeDSecureTexts>> = {
  fi: {
    bank: 'Demopankki',
    title: 'Vahvista maksu',
    intro: 'Kauppa pyytää sinua vahvistamaan tämän korttimaksun.',
    shop: 'Kauppa',
    amount: 'Summa',
    card: 'Kortti',
    confirm: 'Vahvista',
    refuse: 'Hylkää',
    close: 'Sulje',
    demoNote: 'Esittely: rahaa ei liiku, eikä tämä ole oikea pankki.',
    returning: 'Palataan kauppaan',
    goOn: 'Jatka kauppaan',
    handled: { Authorised: 'Maksu on vahvistettu', Refused: 'Maksu on hylätty', Cancelled: 'Maksu on peruttu' },
    closeWindow: 'Voit sulkea tämän ikkunan. Kauppa saa tiedon maksusta suoraan pankilta.',
    unknown: 'Tätä maksua ei löydy',
  },
  sv: {
    bank: 'Demobanken',
    title: 'Bekräfta betalningen',
    intro: 'Butiken ber dig bekräfta den här kortbetalningen.',
    shop: 'Butik',
    amount: 'Summa',
    card: 'Kort',
    confirm: 'Bekräfta',
    refuse: 'Avvisa',
    close: 'Stäng',
    demoNote: 'Demo: inga pengar rör sig, och det här är ingen riktig bank.',
    returning: 'Tillbaka till butiken',
    goOn: 'Fortsätt till butiken',
    handled: {
      Authorised: 'Betalningen är bekräftad',
      Refused: 'Betalningen är avvisad',
      Cancelled: 'Betalningen är avbruten',
    },
    closeWindow: 'Du kan stänga det här fönstret. Butiken får besked om betalningen direkt av banken.',
    unknown: 'Betalningen hittades inte',
  },
  en: {
    bank: 'Demo bank',
    title: 'Confirm the payment',
    intro: 'The shop asks you to confirm this card payment.',
    shop: 'Shop',
    amount: 'Amount',
    card: 'Card',
    confirm: 'Confirm',
    refuse: 'Refuse',
    close: 'Close',
    demoNote: 'Demo: no money moves, and this is not a real bank.',
    returning: 'Returning to the shop',
    goOn: 'Go on to the shop',
    handled: {
      Authorised: 'The payment is confirmed',
      Refused: 'The payment is refused',
      Cancelled: 'The payment is cancelled',
    },
    closeWindow: 'You can close this window. The bank tells the shop about the payment directly.',
    unknown: 'This payment was not found',
  },
}
