import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import type { Refusal } from '#src/common/errors.ts'
import { languages } from '#src/common/locale.ts'
import { ok, refuse } from '#src/common/result.ts'
import { searchMaxLength, searchMinLength } from '#src/common/search-phrase.ts'
import { parseShopTime } from '#src/common/shop-time.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource, writing } from '#src/platform/resources/resource.ts'
import type { FindPage } from '#src/shell/server/page-lookup.ts'
import { phraseRedirectList } from './phrase-redirect-list.sql.ts'
import { createPhraseRedirects, type PhraseRedirectFault } from './phrase-redirects.service.ts'

const closed = (example: object) => ({ additionalProperties: false, examples: [example] })
const Day = Type.String({ format: 'date' })
const example = { language: 'fi', phrase: 'palautus', to: '/asiakaspalvelu', until: '2099-12-24' }

/** A refused redirect, in words at its field; faults that are of no other field are of the target. */
export function phraseRedirectRefusal(fault: PhraseRedirectFault): Refusal {
  const field = fault === 'phrase' || fault === 'from' || fault === 'until' ? fault : 'to'
  const words = fault === 'to-search' ? 'to-search' : field
  return { kind: 'fields', fields: { [field]: [`office/phrase-redirects/refused/${words}`] } }
}

/** Phrases that lead to a page in the place of what a search finds, in the back office. */
export function phraseRedirectResource(deps: { db: Database; clock: Clock; findPage: FindPage }): Resource {
  const { db } = deps
  const redirects = createPhraseRedirects(deps)
  const rows = createListQuery(phraseRedirectList)
  return defineResource({
    reading: 'merchandising:read',
    ...phraseRedirectList,
    record: Type.Object({
      ...recordFields(phraseRedirectList.fields),
      /** The page is no more, so that the phrase is searched for. */
      isDead: Type.Boolean(),
    }),
    async find(id, { actor }) {
      authorise(actor, 'merchandising:read')
      const row = await rows.one(db, id)
      if (row === null) return null
      const isDead = (await redirects.list(actor)).some((one) => String(one.id) === id && one.isDead)
      return { version: null, ready: ['remove'], fields: { ...row, isDead } }
    },
    create: writing({
      permission: 'merchandising:write',
      body: Type.Object(
        {
          language: Type.Enum([...languages]),
          phrase: Type.String({ minLength: searchMinLength, maxLength: searchMaxLength }),
          /** An address of this site as the browser shows it. */
          to: Type.String({ minLength: 1, maxLength: 180 }),
          from: Type.Optional(Day),
          /** The day is included. */
          until: Type.Optional(Day),
        },
        closed(example),
      ),
      async run(_, { from, until, ...redirect }, { actor }) {
        const at = (day: string | undefined, edge: 'begin' | 'end'): Date | null =>
          day === undefined ? null : (parseShopTime(day, edge) ?? new Date(Number.NaN))
        const added = await redirects.add({ ...redirect, from: at(from, 'begin'), until: at(until, 'end') }, actor)
        return added.ok ? ok(String(added.value.id)) : refuse(phraseRedirectRefusal(added.error))
      },
    }),
    actions: {
      remove: action({
        permission: 'merchandising:write',
        isBulk: true,
        body: Type.Object({}, closed({})),
        run: (id, _, { actor }) => redirects.remove(Number(id), actor),
      }),
    },
  })
}
