import { shopDay } from '#src/common/working-days.ts'
import { inWords } from '#src/reviews/server/reviews.resource.ts'
import { line, saying } from './line.ts'
import type { Operation } from './operation.ts'
import { told } from './told.ts'

const kinds = ['pending', 'published', 'rejected', 'reported'] as const
const shownMax = 50

/** Reviews of products. One is named by its id or the beginning of its id. */
export const reviewOperations: readonly Operation[] = [
  line(
    `reviews list [state:${kinds.join('|')}]`,
    'what waits for a decision, or what was decided',
    async ({ reviews, actor }, words) => {
      const state = kinds.find((kind) => kind === words.text('state')) ?? 'pending'
      const { rows, total } = await reviews.list(state, shownMax, actor)
      const shown = rows.map(({ id, submittedAt, productCode: product, rating, language, authorName, ...row }) => {
        const { verified, email, replaces, reports, title, body, reply } = row
        const head = { id: id.slice(0, 8), submitted: shopDay(submittedAt), product, rating, language, authorName }
        return [
          told({ ...head, verified, email, replaces, reports }),
          title,
          body,
          ...(reply ? [`→ ${reply}`] : []),
        ].join('\n')
      })
      return [...shown, ...(total > rows.length ? [`${total - rows.length} more`] : [])].join('\n\n')
    },
  ),
  line(
    'reviews approve <review> [language:fi|sv|en]',
    'shows a review, or keeps one that was reported; a language corrects its own',
    ({ reviews, actor }, words) => {
      const language = words.has('language') ? words.language() : null
      return saying(inWords(reviews.approve(words.text('review'), language, actor)), `${words.text('review')} is shown`)
    },
  ),
  line('reviews reject <review> [reason…]', 'does not show a review, or no longer', ({ reviews, actor }, words) => {
    const rejected = reviews.reject(words.text('review'), words.all('reason').join(' '), actor)
    return saying(inWords(rejected), `${words.text('review')} is not shown`)
  }),
  line(
    'reviews reply <review> [text…]',
    'the shop’s answer under a review; without a text it is taken away',
    ({ reviews, actor }, words) => {
      const replied = reviews.reply(words.text('review'), words.all('text').join(' '), actor)
      return saying(
        inWords(replied),
        `${words.text('review')} ${words.has('text') ? 'is answered' : 'has no answer any more'}`,
      )
    },
  ),
  line('reviews forget <email>', 'takes away every review of a person who asks for it', async (services, words) => {
    const { reviews, actor } = services
    return `${await reviews.forget(words.email(), actor)} reviews are gone`
  }),
]
