import { type AuditEntry, maxListed } from '#src/platform/audit/audit.store.ts'
import { done, failed, type Operation, textOf } from './operation.ts'
import { formatShopTime, parseShopTime } from '#src/common/shop-time.ts'

/** What staff, operators and jobs have changed. */
export const auditOperations: readonly Operation[] = [
  {
    name: ['audit', 'list'],
    usage: '[--subject order|order:KV26-…] [--since 2026-12-01]',
    summary: `who changed what, the latest ${maxListed}, of all or of one thing; times of Helsinki`,
    options: { subject: { type: 'string' }, since: { type: 'string' } },
    run: async ({ audit, actor }, _words, { subject, since = '1970-01-01' }) => {
      const from = parseShopTime(String(since), 'begin')
      if (from === null) return failed('A time is written 2026-12-24 or 2026-12-24T16:00, in Helsinki time')
      return done((await audit.list(textOf(subject) ?? null, from, actor)).map(lineOf).join('\n') || 'none')
    },
  },
]

function lineOf({ at, actorKind, actor, command, subjectId, before, after }: AuditEntry): string {
  const facts = [before && `was ${JSON.stringify(before)}`, after && `is ${JSON.stringify(after)}`].filter(Boolean)
  return [formatShopTime(at), `${actorKind} ${actor}`, command, subjectId ?? 'several', ...facts].join('  ')
}
