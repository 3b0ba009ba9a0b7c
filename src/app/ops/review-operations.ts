import { shopDay } from '#src/common/working-days.ts'
import { isLanguage } from '#src/common/locale.ts'
import type { ModerationFault } from '#src/reviews/server/moderation.service.ts'
import type { Result } from '#src/common/result.ts'
import { done, failed, type Operation, type Outcome } from './operation.ts'

const kinds = ['pending', 'published', 'rejected', 'reported'] as const
const isKind = (word: string): word is (typeof kinds)[number] => kinds.some((kind) => kind === word)
const shownMax = 50

/** Operations on reviews of products. A review is named by its id or the beginning of its id. */
export const reviewOperations: readonly Operation[] = [
  {
    name: ['reviews', 'list'],
    usage: '[pending|published|rejected|reported]',
    summary: 'what waits for a decision, or what was decided',
    run: async ({ reviews, actor }, [which = 'pending']) => {
      if (!isKind(which)) return failed(`"${which}" is none of ${kinds.join(', ')}`)
      const { rows, total } = await reviews.list(which, shownMax, actor)
      const shown = rows.map((row) => {
        const marks = [
          row.verified ? 'verified buyer' : 'not verified',
          ...(row.replaces
            ? [`replaces ${shortId(row.replaces.id)}${row.replaces.verified ? ' of a verified buyer' : ''}`]
            : []),
          ...row.reports.map(({ reason, count }) => `reported ${count} × ${reason}`),
          ...(row.email === null ? [] : [row.email]),
        ]
        return [
          `${shortId(row.id)}  ${shopDay(row.submittedAt)}  ${row.productCode}  ${row.rating}/5  ${row.language}  ${row.authorName} (${marks.join('; ')})`,
          `          ${row.title}`,
          ...row.body.split('\n').map((line) => `          ${line}`),
          ...(row.reply === null ? [] : [`          → ${row.reply.replaceAll('\n', '\n            ')}`]),
        ].join('\n')
      })
      const rest = total > rows.length ? [`${total - rows.length} more`] : []
      return done([...shown, ...rest].join('\n\n') || 'none')
    },
  },
  {
    name: ['reviews', 'approve'],
    usage: '<id> [fi|sv|en]',
    summary: 'shows a review, or keeps one that was reported; a language corrects its own',
    run: async ({ reviews, actor }, [id = '', language]) => {
      if (language !== undefined && !isLanguage(language)) return failed(`"${language}" is no language of the site`)
      return outcomeOf(await reviews.approve(id, language ?? null, actor), `${id} is shown`)
    },
  },
  {
    name: ['reviews', 'reject'],
    usage: '<id> [reason]',
    summary: 'does not show a review, or no longer',
    run: async ({ reviews, actor }, [id = '', ...reason]) =>
      outcomeOf(await reviews.reject(id, reason.join(' '), actor), `${id} is not shown`),
  },
  {
    name: ['reviews', 'reply'],
    usage: '<id> [text]',
    summary: 'the shop’s answer under a review; without a text it is taken away',
    run: async ({ reviews, actor }, [id = '', ...words]) =>
      outcomeOf(
        await reviews.reply(id, words.join(' '), actor),
        words.length === 0 ? `${id} has no answer any more` : `${id} is answered`,
      ),
  },
  {
    name: ['reviews', 'forget'],
    usage: '<e-mail address>',
    summary: 'takes away every review of a person who asks for it',
    run: async ({ reviews, actor }, [email = '']) => {
      if (!email.includes('@')) return failed('An e-mail address is needed')
      return done(`${await reviews.forget(email, actor)} reviews are gone`)
    },
  },
]

const shortId = (id: string): string => id.slice(0, 8)

const faultTexts: Readonly<Record<ModerationFault, string>> = {
  unknown: 'there is no such review',
  ambiguous: 'several reviews begin so: write more of the id',
  already: 'that is how it is already',
  'not-published': 'only a review that is shown can be answered',
  'too-long': 'the answer is too long',
  empty: 'there is no answer to take away',
}

const outcomeOf = (result: Result<unknown, ModerationFault>, text: string): Outcome =>
  result.ok ? done(text) : failed(`Refused: ${faultTexts[result.error]}`)
