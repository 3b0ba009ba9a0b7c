import { asked, askedEmail, askedLetter, askedName } from '../forms.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { productPicture } from '../media.ts'

/** Until the end of the day on which the doors run out, in Helsinki. */
const drawEnds = '2026-12-24T23:59:00+02:00'

const entry = {
  key: 'christmas-draw-form',
  type: 'FormBlock',
  name: 'Jouluarvonta: osallistuminen',
  to: drawEnds,
  fields: {
    formName: 'Jouluarvonta',
    heading: { fi: 'Mikä luukku *jää*?', sv: 'Vilken lucka *blir kvar*?', en: 'Which door *is left*?' },
    headingLevel: 'h2',
    intro: {
      fi: '<p>Arvomme kymmenen joulukalenteria. Osallistuminen on ilmaista, ja yksi vastaus henkeä kohti riittää. Voittajille kirjoitamme viimeistään 7. tammikuuta.</p>',
      sv: '<p>Vi lottar ut tio julkalendrar. Det kostar inget att delta, och ett svar per person räcker. Vinnarna får brev av oss senast den 7 januari.</p>',
      en: '<p>Ten advent calendars will be drawn. Taking part is free, and one answer each is enough. We write to the winners by 7 January.</p>',
    },
    field: 'rose',
    image: productPicture('suklaajoulukalenteri'),
    items: [
      askedName,
      askedEmail,
      asked(
        'door',
        {
          fi: 'Minkä luukun avaisit viimeisenä?',
          sv: 'Vilken lucka skulle du öppna sist?',
          en: 'Which door would you open last?',
        },
        {
          kind: 'choice',
          isRequired: true,
          options: [
            { fi: 'Ensimmäisen', sv: 'Den första', en: 'The first' },
            { fi: 'Keskimmäisen', sv: 'Den mittersta', en: 'The middle one' },
            { fi: 'Aaton', sv: 'Julaftonens', en: 'Christmas Eve' },
          ],
        },
      ),
      asked(
        'rules',
        {
          fi: 'Olen 18 vuotta täyttänyt, ja tietojani saa käyttää arvonnassa.',
          sv: 'Jag har fyllt 18 år och mina uppgifter får användas i utlottningen.',
          en: 'I am 18 or older, and my details may be used in the draw.',
        },
        { kind: 'consent', isRequired: true, policyUrl: 'content:privacy' },
      ),
      askedLetter,
    ],
    submitLabel: { fi: 'Osallistu arvontaan', sv: 'Delta i utlottningen', en: 'Enter the draw' },
    thanksHeading: { fi: 'Vielä yksi asia', sv: 'En sak till', en: 'One thing more' },
    thanksText: {
      fi: 'Lähetimme sähköpostiisi linkin. Paina sitä, niin olet mukana arvonnassa.',
      sv: 'Vi skickade en länk till din e-post. Tryck på den, så är du med i utlottningen.',
      en: 'There is a link in your mailbox. Follow it, and you are in the draw.',
    },
    thanksPage: '',
    confirmPage: 'content:campaign-thanks',
    desk: 'marketing',
  },
} satisfies BlockDefinition

const over = {
  key: 'christmas-draw-over',
  type: 'NoticeBlock',
  name: 'Jouluarvonta: päättynyt',
  from: drawEnds,
  fields: {
    noticeType: 'Information',
    heading: { fi: 'Arvonta on päättynyt', sv: 'Utlottningen är avslutad', en: 'The draw has closed' },
    body: {
      fi: '<p>Kiitos kaikille osallistuneille. Voittajille kirjoitamme viimeistään 7. tammikuuta. Seuraava arvonta on <a href="content:easter">pääsiäisen äänestyksessä</a>.</p>',
      sv: '<p>Tack till alla som deltog. Vinnarna får brev av oss senast den 7 januari. Nästa utlottning är i <a href="content:easter">påskens omröstning</a>.</p>',
      en: '<p>Thank you to everybody who took part. We write to the winners by 7 January. The next draw is in <a href="content:easter">the Easter vote</a>.</p>',
    },
  },
} satisfies BlockDefinition

export const christmasDrawPage = {
  key: 'christmas-draw',
  type: 'LandingPage',
  parent: 'christmas',
  name: { fi: 'Jouluarvonta', sv: 'Julens utlottning', en: 'Christmas draw' },
  slug: { fi: 'arvonta', sv: 'utlottning', en: 'draw' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Arvonta: kymmenen joulukalenteria · Konvehti',
      sv: 'Utlottning: tio julkalendrar · Konvehti',
      en: 'Draw: ten advent calendars · Konvehti',
    },
    metaDescription: {
      fi: 'Osallistu Konvehdin jouluarvontaan ja voita suklaajoulukalenteri. Kymmenen kalenteria, yksi vastaus henkeä kohti, osallistumisaikaa aattoon asti.',
      sv: 'Delta i Konvehtis julutlottning och vinn en chokladjulkalender. Tio kalendrar, ett svar per person, öppet till och med julafton.',
      en: 'Enter Konvehti’s Christmas draw for a chocolate advent calendar. Ten calendars, one answer each, open until Christmas Eve.',
    },
    ogImage: '/media/hero/hero-christmas.webp',
    heading: { fi: 'Kymmenen *kalenteria*', sv: 'Tio *kalendrar*', en: 'Ten *calendars*' },
    lead: {
      fi: 'Kaksikymmentäneljä luukkua suklaata. Kymmenen kalenteria jaetaan arvalla.',
      sv: 'Tjugofyra luckor med choklad. Tio kalendrar delas ut med lottens hjälp.',
      en: 'Twenty-four doors of chocolate. Ten calendars go by lot.',
    },
    mainBody: '',
    field: 'rose',
  },
  areas: { mainContentArea: [entry, over] },
} satisfies PageDefinition

const next = {
  key: 'campaign-thanks-next',
  type: 'ImageWithCtaBlock',
  name: 'Kiitos: mitä seuraavaksi',
  fields: {
    preHeading: '',
    heading: { fi: 'Odotellessa *jotain makeaa*', sv: 'Något gott *under tiden*', en: 'Something sweet *meanwhile*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Joulun hyllyssä on kahdeksan, jotka tehdään vain tähän aikaan vuodesta.</p>',
      sv: '<p>På julhyllan finns åtta som bara görs vid den här tiden på året.</p>',
      en: '<p>On the Christmas shelf are eight that are made only at this time of year.</p>',
    },
    image: productPicture('joulukonvehdit'),
    imageSecondary: null,
    imageAlignment: 'right',
    ctaLabel: { fi: 'Joulun hyllylle', sv: 'Till julhyllan', en: 'To the Christmas shelf' },
    ctaUrl: 'content:christmas',
    ctaLabelSecondary: '',
    ctaUrlSecondary: '',
    background: 'cream',
    note: '',
    quarter: false,
    wordmark: '',
    theme: '',
  },
} satisfies BlockDefinition

export const campaignThanksPage = {
  key: 'campaign-thanks',
  type: 'CampaignThankYouPage',
  parent: 'start',
  name: { fi: 'Kiitos', sv: 'Tack', en: 'Thank you' },
  slug: { fi: 'kiitos', sv: 'tack', en: 'thank-you' },
  fields: {
    ...plainMeta,
    noindex: true,
    metaTitle: {
      fi: 'Kiitos osallistumisesta · Konvehti',
      sv: 'Tack för att du deltog · Konvehti',
      en: 'Thank you for taking part · Konvehti',
    },
    metaDescription: {
      fi: 'Mukana on jokainen, joka avaa sähköpostiin tulleen linkin ajoissa. Kiitos, että olit mukana.',
      sv: 'Med är alla som öppnar länken i mejlet i tid. Tack för att du var med.',
      en: 'Everyone who opens the link in our e-mail in time takes part. Thank you for joining in.',
    },
    ogImage: '/media/hero/hero-christmas.webp',
    // What is shown does not depend on the answer to the link: it must be true of one that is too old as well.
    heading: { fi: 'Kiitos *innosta*', sv: 'Tack för *intresset*', en: 'Thank you for *joining in*' },
    lead: {
      fi: 'Mukana on jokainen, joka avaa sähköpostiin tulleen linkin ajoissa. Jos onni osuu kohdalle, kirjoitamme sinulle.',
      sv: 'Med är alla som öppnar länken i mejlet i tid. Har du tur skriver vi till dig.',
      en: 'Everyone who opens the link in our e-mail in time takes part. If luck is with you, we will write.',
    },
    mainBody: '',
    field: 'rose',
  },
  areas: { mainContentArea: [next] },
} satisfies PageDefinition
