import type { Localized } from '#src/common/locale.ts'
import type { ServiceName } from '../contract/services.ts'
import type { LunchDay } from '../rules/lunch-days.ts'
import type { Hours, OpeningHours } from '../rules/opening-hours.ts'

export interface SpecialDay {
  /** `2026-12-24`. */
  day: string
  /** Null: closed. */
  hours: Hours | null
  /** Reason: "jouluaatto". Empty: none, or in other languages the Finnish one. */
  label: Localized
}

export interface Lunch extends LunchDay {
  /** Sanitised HTML. Empty in another language: the Finnish text is shown. */
  body: Localized
}

/** Operators' data of a place, as files and commands write it. */
export interface LocationDraft {
  code: string
  streetAddress: Localized
  city: Localized
  postalCode: string
  /** ISO 3166 alpha-3, like the shop's countries. */
  countryCode: string
  latitude: number
  longitude: number
  phone: string
  email: string
  services: ServiceName[]
  weekdays: Hours | null
  saturday: Hours | null
  sunday: Hours | null
  holidays: OpeningHours['holidays']
  /** Sorted by day. */
  specialDays: SpecialDay[]
  /** Sorted by day. */
  lunch: Lunch[]
}

const nothing: Localized = { fi: '', sv: '', en: '' }

export const newLocation = (code: string): LocationDraft => ({
  code,
  streetAddress: nothing,
  city: nothing,
  postalCode: '',
  countryCode: 'FIN',
  latitude: 0,
  longitude: 0,
  phone: '',
  email: '',
  services: [],
  weekdays: null,
  saturday: null,
  sunday: null,
  holidays: 'sunday',
  specialDays: [],
  lunch: [],
})

export const openingHoursOf = ({ specialDays, ...draft }: LocationDraft): OpeningHours => ({
  ...draft,
  special: new Map(specialDays.map(({ day, hours }) => [day, hours])),
})
