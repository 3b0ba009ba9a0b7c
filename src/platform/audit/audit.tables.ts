import { sql } from 'drizzle-orm'
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditCommand, AuditDetails } from './audit-commands.ts'

export const auditEntry = pgTable('audit_entry', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  actorKind: text('actor_kind').$type<'staff' | 'operator' | 'job' | 'customer'>().notNull(),
  actor: text().notNull(),
  command: text().$type<AuditCommand>().notNull(),
  subjectKind: text('subject_kind')
    .notNull()
    .generatedAlwaysAs(sql`split_part(command, '.', 1)`),
  subjectId: text('subject_id'),
  before: jsonb().$type<AuditDetails>(),
  after: jsonb().$type<AuditDetails>(),
})
