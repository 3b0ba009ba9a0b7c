import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from '../database/database.ts'
import { createListQuery } from '../resources/list-query.ts'
import { defineResource, recordFields, type Resource } from '../resources/resource.ts'
import type { AuditDetails } from './audit-commands.ts'
import { auditList } from './audit-list.sql.ts'
import { findFacts } from './audit.store.ts'

const AuditRecord = Type.Object({
  ...recordFields(auditList.fields),
  /** What the entry says, by the names of its fields. */
  changes: Type.Array(Type.Object({ field: Type.String(), was: Type.String(), is: Type.String() })),
})

/** The audit in the back office, which is read and never changed. */
export function auditResource({ db }: { db: Database }): Resource {
  const rows = createListQuery(auditList)
  return defineResource({
    reading: 'audit:read',
    ...auditList,
    record: AuditRecord,
    async find(id, { actor }) {
      authorise(actor, 'audit:read')
      const [row, facts] = [await rows.one(db, id), await findFacts(db, auditList.byIds([id]))]
      if (row === null || facts === null) return null
      return { version: null, ready: [], fields: { ...row, changes: changesOf(facts.before ?? {}, facts.after ?? {}) } }
    },
  })
}

const changesOf = (before: AuditDetails, after: AuditDetails) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field,
    was: written(before[field]),
    is: written(after[field]),
  }))

const written = (fact: AuditDetails[string] | undefined): string =>
  fact === undefined || fact === null ? '' : typeof fact === 'string' ? fact : JSON.stringify(fact)
