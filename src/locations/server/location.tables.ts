import { date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Localized } from '#src/common/locale.ts'
import type { ServiceName } from '../contract/services.ts'

export const location = pgTable('location', {
  code: text().primaryKey(),
  streetAddress: jsonb('street_address').$type<Localized>().notNull(),
  city: jsonb().$type<Localized>().notNull(),
  postalCode: text('postal_code').notNull(),
  countryCode: text('country_code').notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  services: text().array().$type<ServiceName[]>().notNull(),
  weekdayHours: text('weekday_hours'),
  saturdayHours: text('saturday_hours'),
  sundayHours: text('sunday_hours'),
  holidays: text({ enum: ['sunday', 'closed'] }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull(),
})

const ofLocation = () => text('location_code').notNull()

export const locationSpecialDay = pgTable(
  'location_special_day',
  {
    locationCode: ofLocation(),
    day: date().notNull(),
    hours: text(),
    label: jsonb().$type<Localized>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationCode, table.day] })],
)

export const locationLunch = pgTable(
  'location_lunch',
  {
    locationCode: ofLocation(),
    day: date().notNull(),
    repeatWeeks: integer('repeat_weeks').notNull(),
    /** HTML, sanitised. */
    body: jsonb().$type<Localized>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationCode, table.day] })],
)
