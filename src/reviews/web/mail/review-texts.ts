import type { Localized } from '#src/common/locale.ts'

/** Texts of the mail that asks for a review, kept out of the UI texts, which every visitor's browser loads. */
export interface ReviewWords {
  subject: string
  preview: string
  heading: string
  lead: string
  write: (name: string) => string
  honest: string
  leave: string
  why: string
  questions: string
}

export const reviewTexts: Localized<ReviewWords> = {
  fi: {
    subject: 'Miltä maistui?',
    preview: 'Kerro muille, millainen tilauksesi oli. Siihen menee minuutti.',
    heading: 'Miltä maistui?',
    lead: 'Paketti on ollut perillä kymmenisen päivää. Muutama rivi auttaa seuraavaa valitsemaan.',
    write: (name) => `Arvioi ${name}`,
    honest: 'Julkaisemme myös moitteet. Arviostasi näkyy, että olet ostanut tuotteen.',
    leave: 'Lopeta uutiskirje ja tällaiset viestit',
    why: 'Saat tämän viestin kerran tilausta kohden, koska olet tilannut uutiskirjeen.',
    questions: 'Kysyttävää? Vastaa tähän viestiin, niin autamme.',
  },
  sv: {
    subject: 'Hur smakade det?',
    preview: 'Berätta för andra om din beställning. Det tar en minut.',
    heading: 'Hur smakade det?',
    lead: 'Paketet har varit framme i ungefär tio dagar. Några rader hjälper nästa person att välja.',
    write: (name) => `Recensera ${name}`,
    honest: 'Vi publicerar också kritik. I recensionen syns det att du har köpt produkten.',
    leave: 'Avsluta nyhetsbrevet och sådana här meddelanden',
    why: 'Du får det här meddelandet en gång per beställning, för att du prenumererar på nyhetsbrevet.',
    questions: 'Har du frågor? Svara på det här meddelandet så hjälper vi dig.',
  },
  en: {
    subject: 'How did it taste?',
    preview: 'Tell others about your order. It takes a minute.',
    heading: 'How did it taste?',
    lead: 'Your parcel arrived about ten days ago. A few lines help the next person choose.',
    write: (name) => `Review ${name}`,
    honest: 'We publish criticism too. Your review shows that you bought the product.',
    leave: 'Stop the newsletter and messages like this',
    why: 'You get this message once per order, because you subscribe to the newsletter.',
    questions: 'Any questions? Reply to this message and we will help.',
  },
}
