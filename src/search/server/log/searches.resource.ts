import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { defineResource, recordFields, type Resource } from '#src/platform/resources/resource.ts'
import { searchList } from './search-list.sql.ts'

/** Phrases that shoppers search for, in the back office; nothing says who searched. */
export function searchResource({ db }: { db: Database }): Resource {
  const rows = createListQuery(searchList)
  return defineResource({
    reading: 'search-admin:read',
    ...searchList,
    record: Type.Object(recordFields(searchList.fields)),
    async find(id, { actor }) {
      authorise(actor, 'search-admin:read')
      const row = await rows.one(db, id)
      return row && { version: null, ready: [], fields: row }
    },
  })
}
