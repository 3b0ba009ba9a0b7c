import { Type } from 'typebox'
import { notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import { ok, refuse } from '#src/common/result.ts'
import { auditFields, readRecordAudit } from '#src/platform/audit/record-audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource } from '#src/platform/resources/resource.ts'
import { createSubscriberAdmin } from './subscriber-admin.ts'
import { subscriberList } from './subscriber-list.sql.ts'

const SubscriberRecord = Type.Object({
  ...recordFields(subscriberList.fields),
  /** Every change of the consent, newest first. */
  consents: Type.Array(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      isGiven: Type.Boolean(),
      source: Type.Object({ value: Type.String(), label: Type.String() }),
      version: Type.String(),
    }),
  ),
  ...auditFields,
})

const ended: Refusal = { kind: 'business', status: 409, problems: [{ key: 'office/subscribers/ended' }] }

/** Subscribers of the newsletter in the back office. Staff only end subscriptions. */
export function subscriberResource(deps: { db: Database; clock: Clock; text: TextLookup }): Resource {
  const { db, text: lookup } = deps
  const subscribers = createSubscriberAdmin(deps)
  const rows = createListQuery(subscriberList)
  return defineResource({
    reading: 'subscribers:read',
    reads: 'subscriber.read',
    exporting: 'subscribers:export',
    ...subscriberList,
    record: SubscriberRecord,
    async find(id, { actor, language }) {
      const known = await subscribers.find(id, actor)
      if (!known) return null
      const fields = {
        ...(await rows.one(db, id)),
        consents: known.events.map(({ at, isGiven, source, version }) => ({
          at: at.toISOString(),
          isGiven,
          source: { value: source, label: lookup(language, `account/preferences/source/${source}`) },
          version,
        })),
        ...(await readRecordAudit(deps, 'subscriber', id, language)),
      }
      return { version: null, ready: known.isGiven ? ['end'] : [], fields }
    },
    actions: {
      end: action({
        permission: 'subscribers:write',
        isBulk: true,
        body: Type.Object({}, { additionalProperties: false, examples: [{}] }),
        async run(id, _, { actor }) {
          const done = await subscribers.endById(id, actor)
          return done === null ? refuse(notFound) : done ? ok(undefined) : refuse(ended)
        },
      }),
    },
  })
}
