import type { BlockDefinition, BlockOf } from '#src/content/contract/block-definition.ts'
import { field } from '#src/content/contract/fields.ts'
import { sampleBase } from '#src/content/contract/sample-base.ts'
import { backdrop, heading, headingLevel, picture } from '#src/content/contract/shared-fields.ts'
import { itemsMax, linesMax } from '../../contract/form-item.ts'

const fields = {
  formName: field.string('Lomakkeen nimi', 'Name of the form', {
    required: true,
    maxLength: 80,
    help: [
      'Taulukossa, viesteissä ja analytiikassa; kävijä ei näe sitä.',
      'In tables, mails and analytics; visitors do not see it.',
    ],
  }),
  heading,
  headingLevel,
  intro: field.richText('Johdanto', 'Introduction'),
  field: backdrop,
  image: picture,
  items: field.list('Kentät', 'Fields', {
    summary: ['label'],
    min: 1,
    max: itemsMax,
    of: field.group('Kenttä', 'Field', {
      required: true,
      fields: {
        name: field.string('Tunnus', 'Name', {
          required: true,
          pattern: '^[a-z][a-z0-9-]{0,39}$',
          help: ['Pieniä kirjaimia; joka kentällä oma.', 'Small letters; each field its own.'],
        }),
        kind: field.enum('Laji', 'Kind', {
          options: {
            text: { fi: 'Yksi rivi', en: 'One line' },
            lines: { fi: 'Monta riviä', en: 'Several lines' },
            email: { fi: 'Lähettäjän sähköposti', en: 'E-mail of the sender' },
            choice: { fi: 'Valinta', en: 'Choice' },
            date: { fi: 'Päivä', en: 'Date' },
            file: { fi: 'Tiedosto, enintään 5 Mt', en: 'File of 5 MB at most' },
            consent: { fi: 'Suostumus', en: 'Consent' },
            newsletter: { fi: 'Uutiskirjeen tilaus', en: 'Asks for the newsletter' },
          },
        }),
        label: field.string('Kysymys', 'Label', { required: true, maxLength: 300 }),
        help: field.string('Ohje', 'Hint', { maxLength: 300 }),
        isRequired: field.boolean('Pakollinen', 'Required'),
        maxLength: field.number('Merkkejä enintään', 'Characters at most', {
          integer: true,
          min: 0,
          max: linesMax,
          help: ['0: kentän lajin mukaan.', '0: as is usual for the kind.'],
        }),
        options: field.list('Vaihtoehdot', 'Options', {
          shownWhen: { field: 'kind', is: ['choice'] },
          max: 60,
          of: field.string('Vaihtoehto', 'Option', { required: true, maxLength: 200 }),
        }),
        policyUrl: field.url('Lisätietoja suostumuksesta', 'Where the consent is explained', {
          shownWhen: { field: 'kind', is: ['consent', 'newsletter'] },
        }),
      },
    }),
  }),
  submitLabel: field.string('Lähetyspainike', 'Button', { required: true, maxLength: 60 }),
  thanksHeading: field.string('Kiitoksen otsikko', 'Heading of the thanks', { required: true, maxLength: 200 }),
  thanksText: field.text('Kiitos', 'Thanks', { maxLength: 1_000 }),
  thanksPage: field.pageRef('Kiitossivu', 'Page that thanks', {
    help: ['Tyhjä: kiitos näkyy lomakkeen paikalla.', 'Empty: the thanks stand in the form’s place.'],
  }),
  confirmPage: field.pageRef('Vahvistussivu', 'Page of confirmation', {
    help: [
      'Kampanja: lähettäjän viestissä on linkki, joka vahvistaa osallistumisen ja avaa tämän sivun. Tyhjä: ei vahvistusta.',
      'A campaign: the sender’s mail has a link that confirms the entry and opens this page. Empty: nothing to confirm.',
    ],
  }),
  desk: field.enum('Vastaanottaja', 'Goes to', {
    help: ['Osoitteet ovat asetuksissa: form-desks.', 'The addresses are settings: form-desks.'],
    options: {
      service: { fi: 'Asiakaspalvelu', en: 'Customer service' },
      sales: { fi: 'Yritysmyynti', en: 'Sales to companies' },
      marketing: { fi: 'Markkinointi', en: 'Marketing' },
      people: { fi: 'Rekrytointi', en: 'Recruiting' },
    },
  }),
}

/** Result of a form sent without JavaScript, for the page that answers it; never part of a cached page. */
export interface SentForm {
  values: Readonly<Record<string, string>>
  /** Fault texts by field, in the page's language. */
  faults: Readonly<Record<string, string>>
  /** Fault of the whole form; empty: none. */
  fault: string
  /** Stamp for the next attempt; empty: the form was accepted, and the page shows the thanks. */
  stamp: string
  /** True if files were sent: the visitor must choose them again. */
  hadFiles: boolean
}

/** A form: its questions, and the text after it was sent. */
export type FormBlock = BlockOf<typeof fields> & { sent?: SentForm }

const item = { help: '', isRequired: false, maxLength: 0, options: [], policyUrl: '' }

export const formBlockSample = {
  ...sampleBase('FormBlock', 300),
  formName: 'Yhteydenotto',
  heading: 'Kirjoita *meille*',
  headingLevel: 'h2',
  intro: '<p>Vastaamme kahdessa arkipäivässä.</p>',
  field: 'mint',
  image: null,
  items: [
    { ...item, name: 'name', kind: 'text', label: 'Nimi', isRequired: true },
    { ...item, name: 'email', kind: 'email', label: 'Sähköposti', isRequired: true },
    {
      ...item,
      name: 'about',
      kind: 'choice',
      label: 'Mistä on kyse?',
      options: ['Tilaus', 'Tuote', 'Jokin muu'],
    },
    { ...item, name: 'bought', kind: 'date', label: 'Ostopäivä', help: 'Kuitissa tai tilausvahvistuksessa.' },
    { ...item, name: 'message', kind: 'lines', label: 'Viesti', isRequired: true, maxLength: 2_000 },
    { ...item, name: 'picture', kind: 'file', label: 'Kuva tai kuitti' },
    {
      ...item,
      name: 'privacy',
      kind: 'consent',
      label: 'Tietojani saa käyttää asian hoitamiseen.',
      isRequired: true,
      policyUrl: '/tietosuoja',
    },
  ],
  submitLabel: 'Lähetä',
  thanksHeading: 'Kiitos, viesti on perillä',
  thanksText: 'Saat vastauksen kahdessa arkipäivässä.',
  thanksPage: '',
  confirmPage: '',
  desk: 'service',
} satisfies FormBlock

export const formBlock = {
  type: 'FormBlock',
  label: { fi: 'Lomake', en: 'Form' },
  category: 'forms',
  icon: 'form',
  fields,
  samples: [formBlockSample],
} as const satisfies BlockDefinition
