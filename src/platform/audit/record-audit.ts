import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Database } from '../database/database.ts'
import type { AuditCommand } from './audit-commands.ts'

const entriesMost = 200

/** Commands that a record's timeline tells of, each by its text `office/audit/{command}`. */
const toldCommands = [
  'account.addresses-changed',
  'account.created',
  'account.deletion-asked',
  'account.deletion-called-off',
  'account.email-asked',
  'account.email-changed',
  'account.email-confirmed',
  'account.exported',
  'account.export-asked',
  'account.link-sent',
  'account.locked',
  'account.orders-let-go',
  'account.password-changed',
  'account.password-ended',
  'account.password-reset',
  'account.profile-changed',
  'account.sessions-ended',
  'account.signed-out-everywhere',
  'account.unlocked',
  'category.changed',
  'category.hidden',
  'category.published',
  'gift-card.blocked',
  'gift-card.extended',
  'gift-card.issued',
  'gift-card.resent',
  'gift-card.unblocked',
  'location.changed',
  'location.day-set',
  'location.hours-set',
  'product.changed',
  'product.notice-set',
  'product.published',
  'product.withdrawn',
  'promotion.activated',
  'promotion.added',
  'promotion.changed',
  'promotion.codes-made',
  'promotion.ended',
  'review.approved',
  'review.rejected',
  'review.replied',
  'form.files-fetched',
  'subscriber.ended',
] as const satisfies readonly AuditCommand[]

const moment = Type.String({ format: 'date-time' })

/** Wire fields of a record: what was done to it, newest first, and who read its personal data. */
export const auditFields = {
  reads: Type.Array(Type.Object({ at: moment, by: Type.String() })),
  timeline: Type.Array(
    Type.Object({
      at: moment,
      kind: Type.String(),
      key: Type.String(),
      text: Type.String(),
      detail: Type.String(),
      by: Type.String(),
    }),
  ),
}

interface Row extends Record<string, unknown> {
  at: string
  command: AuditCommand
  by: string
}

const isTold = (command: AuditCommand): boolean => toldCommands.some((told) => told === command)

/**
 * What the audit has of one subject, as its record shows it, with the names of staff. A search that found the subject among
 * others counts as a reading of it.
 */
export async function readRecordAudit(
  { db, text }: { db: Database; text: TextLookup },
  kind: string,
  id: string,
  language: Language,
) {
  const { rows } = await db.execute<Row>(sql`
    select e.at, e.command,
      case when e.actor_kind = 'customer' then ''
        else coalesce(nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), ''), e.actor) end as by
    from (
      select at, command, actor_kind, actor from audit_entry where subject_kind = ${kind} and subject_id = ${id}
      union all
      select at, command, actor_kind, actor from audit_entry
      where subject_kind = ${kind} and subject_id is null and command = ${`${kind}.read`} and after -> 'of' ? ${id}
    ) as e left join account as a on e.actor_kind = 'staff' and a.id::text = e.actor
    order by e.at desc limit ${entriesMost}`)
  const entries = rows.map(({ at, command, by }) => ({ at: new Date(at).toISOString(), command, by }))
  return {
    reads: entries.filter(({ command }) => command.endsWith('.read')).map(({ at, by }) => ({ at, by })),
    timeline: entries
      .filter(({ command }) => isTold(command))
      .map(({ at, command, by }) => ({
        at,
        kind: 'audit',
        key: command,
        text: text(language, `office/audit/${command}`),
        detail: '',
        by,
      })),
  }
}
