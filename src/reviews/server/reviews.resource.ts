import { Type } from 'typebox'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { languages } from '#src/common/locale.ts'
import { refuse, type Result } from '#src/common/result.ts'
import { auditFields, readRecordAudit } from '#src/platform/audit/record-audit.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource } from '#src/platform/resources/resource.ts'
import { replyMax } from '../contract/limits.ts'
import { createModeration, type ModerationDeps, type ModerationFault } from './moderation.service.ts'
import { reviewList } from './review-list.sql.ts'

export interface ReviewResourceDeps extends ModerationDeps {
  text: TextLookup
}

const closed = (example: object) => ({ additionalProperties: false, examples: [example] })
const NoBody = Type.Object({}, closed({}))
const Named = Type.Object({ value: Type.String(), label: Type.String() })

const ReviewRecord = Type.Object({
  ...recordFields(reviewList.fields),
  /** What readers reported about it. */
  reports: Type.Array(Type.Object({ reason: Named, count: Type.Integer() })),
  ...auditFields,
})

/** What a moderator decided; its refusal is in words. */
export async function inWords(work: Promise<Result<unknown, ModerationFault>>): Promise<Result<unknown, Refusal>> {
  const done = await work
  if (done.ok) return done
  switch (done.error) {
    case 'unknown':
    case 'ambiguous':
      return refuse({ kind: 'not-found' })
    case 'already':
      return refuse({ kind: 'business', status: 409, problems: [{ key: 'office/reviews/already' }] })
    case 'not-published':
      return refuse({ kind: 'business', status: 409, problems: [{ key: 'office/reviews/not-published' }] })
    case 'empty':
      return refuse({ kind: 'fields', fields: { reply: ['forms/required'] } })
    case 'too-long':
      return refuse({ kind: 'fields', fields: { reply: ['forms/validation/max-length'] } })
  }
}

/** Reviews in the back office. Their writers' addresses are not shown. */
export function reviewResource(deps: ReviewResourceDeps): Resource {
  const { db, text } = deps
  const moderation = createModeration(deps)
  const rows = createListQuery(reviewList)
  const decides = { permission: 'review-admin:publish' } as const
  return defineResource({
    reading: 'review-admin:read',
    ...reviewList,
    record: ReviewRecord,
    async find(id, { actor, language }) {
      const reports = await moderation.reports(id, actor)
      const row = reports && (await rows.one(db, id))
      if (!row) return null
      const able = {
        approve: row['status'] !== 'published' || reports.length > 0,
        reply: row['status'] === 'published',
        'remove-reply': row['status'] === 'published' && row['reply'] !== null,
        reject: row['status'] !== 'rejected',
        'approve-in': true,
      }
      const fields = {
        ...row,
        reports: reports.map(({ reason, count }) => ({
          reason: { value: reason, label: text(language, `reviews/report-reason/${reason}`) },
          count,
        })),
        ...(await readRecordAudit(deps, 'review', id, language)),
      }
      return { version: null, ready: Object.entries(able).flatMap(([name, is]) => (is ? [name] : [])), fields }
    },
    actions: {
      approve: action({
        ...decides,
        isBulk: true,
        body: NoBody,
        run: (id, _, { actor }) => inWords(moderation.approve(id, null, actor)),
      }),
      // The writer's page was in another language than the text.
      'approve-in': action({
        ...decides,
        body: Type.Object({ language: Type.Enum(languages) }, closed({ language: 'sv' })),
        run: (id, { language }, { actor }) => inWords(moderation.approve(id, language, actor)),
      }),
      reply: action({
        ...decides,
        isBulk: true,
        // The service says how long an answer may be.
        body: Type.Object({ reply: Type.String({ maxLength: replyMax * 2 }) }, closed({ reply: 'Kiitos!' })),
        run: (id, { reply }, { actor }) => inWords(moderation.reply(id, reply, actor)),
      }),
      'remove-reply': action({
        ...decides,
        body: NoBody,
        run: (id, _, { actor }) => inWords(moderation.reply(id, '', actor)),
      }),
      reject: action({
        ...decides,
        isBulk: true,
        body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }, closed({ reason: 'Mainos' })),
        run: (id, { reason }, { actor }) => inWords(moderation.reject(id, reason, actor)),
      }),
    },
  })
}
