import { countries } from '#src/common/countries.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { serviceNames } from '#src/locations/contract/services.ts'
import type { LocationDraft, Lunch, SpecialDay } from '#src/locations/server/location-draft.ts'
import type { CellType } from './cell-type.ts'
import { degrees, oneOf, openingHours, text, whole, word } from './cell-types.ts'
import { field, type Field, type Kind } from './kind.ts'
import { list } from './list-cells.ts'
import { html } from './text-cells.ts'

/* Files about cafés and shops. Each says of a place what it is about, and leaves the rest as it is. */

const own = <Owner, Key extends keyof Owner & string>(
  name: string,
  key: Key,
  type: CellType<Owner[Key]>,
  about: string,
  isNeeded = false,
): Field<Owner> =>
  field<Owner, Owner[Key]>(
    name,
    type,
    about,
    (owner) => owner[key],
    (owner, value) => void (owner[key] = value),
    isNeeded,
  )

/** A column for each language; Finnish is needed. */
const localised = <Owner>(
  name: string,
  get: (owner: Owner) => Localized,
  set: (owner: Owner, texts: Localized) => void,
  typeOf: (language: Language) => CellType<string>,
  about: string,
  isNeeded = true,
): Field<Owner>[] =>
  languages.map((language) =>
    field<Owner, string>(
      `${name}_${language}`,
      typeOf(language),
      language === 'fi' ? about : 'empty: as in Finnish',
      (owner) => get(owner)[language],
      (owner, value) => set(owner, { ...get(owner), [language]: value }),
      isNeeded && language === 'fi',
    ),
  )

const name = (language: Language): CellType<string> => text(200, language === 'fi' ? undefined : '') as CellType<string>

const one = <Key extends keyof LocationDraft>(
  column: string,
  key: Key,
  type: CellType<LocationDraft[Key]>,
  about: string,
  isNeeded = false,
): Field<LocationDraft> => own<LocationDraft, Key>(column, key, type, about, isNeeded)

export const locationKind: Kind<LocationDraft> = {
  name: 'locations',
  key: 'location_code',
  partKey: null,
  parts: null,
  about: 'Cafés and shops: where they are, what they have and when they are open. Their pages name them by the code.',
  head: [
    ...localised<LocationDraft>(
      'street',
      (draft) => draft.streetAddress,
      (draft, texts) => void (draft.streetAddress = texts),
      name,
      '',
    ),
    one(
      'postal_code',
      'postalCode',
      word(/^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/, 10, 'a postal code', 'postal-code', undefined) as CellType<string>,
      '',
      true,
    ),
    ...localised<LocationDraft>(
      'city',
      (draft) => draft.city,
      (draft, texts) => void (draft.city = texts),
      name,
      '',
    ),
    one(
      'country',
      'countryCode',
      { ...oneOf(countries.map(({ countryCode }) => countryCode)), empty: 'FIN' } as CellType<string>,
      'empty: FIN',
    ),
    one('latitude', 'latitude', degrees(90), '', true),
    one('longitude', 'longitude', degrees(180), '', true),
    one(
      'phone',
      'phone',
      word(/^\+?[0-9][0-9 ]{3,24}$/, 25, 'a telephone number', 'telephone', '') as CellType<string>,
      '',
    ),
    one(
      'email',
      'email',
      word(/^[^\s@<>",;]+@[^\s@<>",;]+\.[a-z]{2,}$/i, 200, 'an e-mail address', 'e-mail', '') as CellType<string>,
      '',
    ),
    one('services', 'services', list(oneOf(serviceNames), []), ''),
    one('weekdays', 'weekdays', openingHours, 'Monday to Friday'),
    one('saturday', 'saturday', openingHours, ''),
    one('sunday', 'sunday', openingHours, ''),
    one(
      'holidays',
      'holidays',
      { ...oneOf(['sunday', 'closed']), empty: 'sunday' },
      'what public holidays and the two eves are like; empty: sunday',
    ),
  ],
  part: [],
}

const shortText = (): CellType<string> => text(120, '') as CellType<string>

export const specialHoursKind: Kind<never, SpecialDay> = {
  name: 'special-hours',
  key: 'location_code',
  partKey: 'date',
  parts: 'days',
  about:
    'Days with hours of their own. The lines of a place are all it has afterwards; one line without a date takes all away.',
  head: [],
  part: [
    own<SpecialDay, 'hours'>('hours', 'hours', openingHours, ''),
    ...localised<SpecialDay>(
      'label',
      (day) => day.label,
      (day, texts) => void (day.label = texts),
      shortText,
      'why; empty: the holiday’s name',
      false,
    ),
  ],
}

const menu = (language: Language): CellType<string> => {
  const type = html(5_000) as CellType<string>
  return language === 'fi' ? { ...type, empty: undefined } : { ...type, empty: '' }
}

export const lunchKind: Kind<never, Lunch> = {
  name: 'lunch',
  key: 'location_code',
  partKey: 'date',
  parts: 'days',
  about:
    'Lunch by day. The lines of a place are all it has afterwards; one line without a date takes all away. A line with repeat_weeks comes round again, until a line of its own stands for the day.',
  head: [],
  part: [
    own<Lunch, 'repeatWeeks'>(
      'repeat_weeks',
      'repeatWeeks',
      whole(0, 12, 0) as CellType<number>,
      'again every so many weeks; empty or 0: this day only',
    ),
    ...localised<Lunch>(
      'body',
      (day) => day.body,
      (day, texts) => void (day.body = texts),
      menu,
      '',
    ),
  ],
}
