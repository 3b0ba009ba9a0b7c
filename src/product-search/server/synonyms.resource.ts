import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import { notFound } from '#src/common/errors.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { ok, refuse } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource, writing } from '#src/platform/resources/resource.ts'
import { createSearchOperations } from './search-operations.ts'
import { synonymList } from './synonym-list.sql.ts'

const closed = (example: object) => ({ additionalProperties: false, examples: [example] })
const Word = Type.String({ minLength: 1, maxLength: 200 })

/** Pairs of words that find each other's products, in the back office. */
export function synonymResource({ db, clock }: { db: Database; clock: Clock }): Resource {
  const search = createSearchOperations({ db, clock })
  const rows = createListQuery(synonymList)
  return defineResource({
    reading: 'search-admin:read',
    ...synonymList,
    record: Type.Object(recordFields(synonymList.fields)),
    async find(id, { actor }) {
      authorise(actor, 'search-admin:read')
      const row = await rows.one(db, id)
      return row && { version: null, ready: ['remove'], fields: row }
    },
    create: writing({
      permission: 'search-admin:write',
      body: Type.Object(
        { language: Type.Enum([...languages]), term: Word, synonym: Word, isOneWay: Type.Optional(Type.Boolean()) },
        closed({ language: 'fi', term: 'kaneli', synonym: 'korvapuusti', isOneWay: false }),
      ),
      async run(_, { isOneWay, ...pair }, { actor }) {
        const added = await search.addSynonym({ ...pair, kind: isOneWay ? 'one-way' : 'both' }, actor)
        if (added.ok) return ok(idOf(added.value.language, added.value.term, added.value.synonym))
        const { reason } = added.error
        const field = reason === 'same' ? 'synonym' : reason
        return refuse({ kind: 'fields', fields: { [field]: [`office/synonyms/refused/${reason}`] } })
      },
    }),
    actions: {
      remove: action({
        permission: 'search-admin:write',
        isBulk: true,
        body: Type.Object({}, closed({})),
        async run(id, _, { actor }) {
          authorise(actor, 'search-admin:write')
          const row = await rows.one(db, id)
          if (row === null) return refuse(notFound)
          return search.removeSynonym(row['language'] as Language, String(row['term']), String(row['synonym']), actor)
        },
      }),
    },
  })
}

const idOf = (language: Language, term: string, synonym: string): string =>
  createHash('md5').update(`${language}:${term}:${synonym}`).digest('hex')
