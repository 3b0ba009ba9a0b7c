import { field, type FieldValues } from '#src/content/contract/fields.ts'
import { pageMeta } from '#src/content/contract/pages/page-fields.ts'
import { backdrop } from '#src/content/contract/shared-fields.ts'

/* Fields that editors fill in on pages about places (specification 2, section 3). */

const locationCode = field.string('Paikan koodi', 'Code of the place', {
  required: true,
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
  help: [
    'Osoite, aukioloajat ja lounas tulevat tällä koodilla tuodusta tiedostosta.',
    'Address, hours and lunch come from the imported file, by this code.',
  ],
})
/** A café or shop; operators keep address, hours and lunch under its code. */
export const locationFields = {
  ...pageMeta,
  locationCode,
  title: field.string('Otsikko', 'Heading', {
    emphasis: true,
    maxLength: 200,
    help: ['Tyhjä: sivun nimi.', 'Empty: the page’s name.'],
  }),
  mainIntro: field.text('Ingressi', 'Lead', { maxLength: 600 }),
  mainImage: field.media('Pääkuva', 'Main picture'),
  mainBody: field.richText('Teksti', 'Text'),
  additionalOpeningHours: field.text('Lisätieto aukiolosta', 'More about opening hours', { maxLength: 600 }),
  additionalContactInformation: field.text('Lisätieto yhteydestä', 'More contact information', { maxLength: 600 }),
  field: backdrop,
}
export const lunchListFields = {
  ...pageMeta,
  locationCode,
  title: field.string('Otsikko', 'Heading', { emphasis: true, maxLength: 200 }),
  mainIntro: field.text('Ingressi', 'Lead', { maxLength: 600 }),
  mainBody: field.richText('Teksti', 'Text', {
    help: ['Tyhjä: paikan lounaslistat.', 'Empty: the lunch lists of the place.'],
  }),
  field: backdrop,
}

type Own<Of> = Omit<FieldValues<Of>, keyof typeof pageMeta>
export type LocationPageContent = Own<typeof locationFields>
export type LocationLunchListPageContent = Own<typeof lunchListFields>
