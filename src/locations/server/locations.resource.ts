import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type TextLookup } from '#src/common/errors.ts'
import { ok, refuse } from '#src/common/result.ts'
import { shopDay } from '#src/common/working-days.ts'
import { htmlAsText } from '#src/common/html-text.ts'
import { auditFields, readRecordAudit } from '#src/platform/audit/record-audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource } from '#src/platform/resources/resource.ts'
import { lunchWeeks } from '../rules/lunch-days.ts'
import { formatHours, type Hours, hoursOn } from '../rules/opening-hours.ts'
import { createLocationAdmin } from './location-admin.ts'
import { openingHoursOf } from './location-draft.ts'
import { nameIn } from './location-entry.ts'
import { locationList } from './location-list.sql.ts'
import { findLocations } from './location-writes.service.ts'

const day = Type.String()
const LocationRecord = Type.Object({
  ...recordFields(locationList.fields),
  /** Hours of today. */
  today: Type.String(),
  /** Days with hours for themselves, from today on. */
  specialDays: Type.Array(Type.Object({ day, hours: Type.String(), reason: Type.String() })),
  /** Lunch of this week and the next, as words. */
  lunch: Type.Array(Type.Object({ day, menu: Type.String() })),
  timeline: auditFields.timeline,
})

const shownWeeks = 2

/** Cafés and shops in the back office: where they are and when they are open. Their form is the import's. */
export function locationResource(deps: { db: Database; clock: Clock; text: TextLookup }): Resource {
  const { db, clock, text } = deps
  const admin = createLocationAdmin(deps)
  const rows = createListQuery(locationList)
  return defineResource({
    reading: 'locations:read',
    ...locationList,
    record: LocationRecord,
    async find(id, { actor, language }) {
      authorise(actor, 'locations:read')
      const [row, [draft]] = [await rows.one(db, id, language), await findLocations(db, [id])]
      if (row === null || !draft) return null
      const said = (hours: Hours | null): string => formatHours(hours) ?? text(language, 'office/locations/closed')
      const today = shopDay(clock.now())
      const { weekdays, saturday, sunday } = draft
      const fields = {
        ...row,
        weekdays: said(weekdays),
        saturday: said(saturday),
        sunday: said(sunday),
        today: said(hoursOn(today, openingHoursOf(draft))),
        specialDays: draft.specialDays
          .filter((one) => one.day >= today)
          .map((one) => ({ day: one.day, hours: said(one.hours), reason: nameIn(one.label, language) })),
        lunch: lunchWeeks(today, shownWeeks, draft.lunch).map((one) => ({
          day: one.day,
          menu: wordsOf(nameIn(one.entry.body, language)),
        })),
        timeline: (await readRecordAudit(deps, 'location', id, language)).timeline,
      }
      return { version: null, ready: ['remove'], fields }
    },
    actions: {
      remove: action({
        permission: 'locations:write',
        body: Type.Object({}, { additionalProperties: false, examples: [{}] }),
        run: async (id, _, { actor }) => ((await admin.remove(id, actor)) ? ok(undefined) : refuse(notFound)),
      }),
    },
  })
}

/** Sanitised HTML as one line of words. */
const wordsOf = (html: string): string => htmlAsText(html.replaceAll(/<\/(?:p|li)>(?!(?:<\/ul>)?$)/g, ' · '))
