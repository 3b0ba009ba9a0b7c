import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Localized } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { type AuditRecord, recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { formatHours, type Hours, isOpenAt, type OpeningHours } from '../rules/opening-hours.ts'
import type { LocationDraft } from './location-draft.ts'
import { createPlace } from './location-entry.ts'
import { locationsTag, saveLocations } from './location-writes.service.ts'
import { deleteLocation, listLocationDrafts } from './location.store.ts'

export interface WeekChanges {
  weekdays?: Hours | null
  saturday?: Hours | null
  sunday?: Hours | null
  holidays?: OpeningHours['holidays']
}

/** `hours` null: closed; `label` empty: the holiday's name. */
export interface DayChange {
  day: string
  hours: Hours | null
  label: Localized
}

/** Operators' changes to single places; imports write whole files. */
export function createLocationAdmin({ db, clock }: { db: Database; clock: Clock }) {
  /** Refuses with `unknown` if there is no place with the code. */
  async function change(
    code: string,
    actor: ShopActor,
    command: AuditRecord['command'],
    make: (draft: LocationDraft) => {
      draft: LocationDraft
      before: AuditRecord['before']
      after: AuditRecord['after']
    },
  ): Promise<Result<LocationDraft, 'unknown'>> {
    authorise(actor, 'locations:write')
    return inTransaction(db, async (tx) => {
      const [current] = await listLocationDrafts(tx, [code], true)
      if (!current) return refuse('unknown' as const)
      const { draft, before, after } = make(current)
      const at = clock.now()
      await saveLocations(tx, [draft], at, actor.name)
      await recordAudit(tx, { at, actor, command, subject: code, ...(before && { before }), ...(after && { after }) })
      return ok(draft)
    })
  }

  return {
    /** Lists all places, with whether each is open now. */
    list: async (actor: ShopActor): Promise<{ draft: LocationDraft; isOpen: boolean }[]> => {
      authorise(actor, 'locations:read')
      const now = clock.now()
      return (await listLocationDrafts(db)).map((draft) => ({
        draft,
        isOpen: isOpenAt(now, createPlace(draft).periods(now)),
      }))
    },

    setWeek: (code: string, changes: WeekChanges, actor: ShopActor) =>
      change(code, actor, 'location.hours-set', (current) => {
        const draft = { ...current, ...changes }
        return { draft, before: weekOf(current), after: weekOf(draft) }
      }),

    /** Sets the hours of one day; null: the weekday's hours apply again. */
    setDay: (code: string, day: string, to: DayChange | null, actor: ShopActor) =>
      change(code, actor, 'location.day-set', (current) => {
        const others = current.specialDays.filter((one) => one.day !== day)
        const specialDays = to === null ? others : [...others, to].toSorted((a, b) => (a.day < b.day ? -1 : 1))
        const said = (found: DayChange | null | undefined) => ({
          day,
          hours: found ? (formatHours(found.hours) ?? 'closed') : null,
        })
        const before = current.specialDays.find((one) => one.day === day)
        return { draft: { ...current, specialDays }, before: said(before), after: said(to) }
      }),

    /** False: there was no such place. Pages about it stay, without address and hours. */
    remove(code: string, actor: ShopActor): Promise<boolean> {
      authorise(actor, 'locations:write')
      return inTransaction(db, async (tx) => {
        if (!(await deleteLocation(tx, code))) return false
        await emitCacheEvent(tx, [locationsTag])
        await recordAudit(tx, { at: clock.now(), actor, command: 'location.removed', subject: code })
        return true
      })
    },
  }
}

const weekOf = ({ weekdays, saturday, sunday, holidays }: LocationDraft) => ({
  weekdays: formatHours(weekdays),
  saturday: formatHours(saturday),
  sunday: formatHours(sunday),
  holidays,
})
