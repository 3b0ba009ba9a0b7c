import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { VisitorRule } from '../contract/visitor-group.ts'

export const visitorGroup = pgTable('visitor_group', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  rule: jsonb('rule').$type<VisitorRule>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
})
