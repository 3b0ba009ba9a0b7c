import type { Log } from '#src/platform/logging.ts'
import { reviewsInData, reviewData } from '../rules/structured-data.ts'
import { summarise } from '../rules/rating.ts'
import { createModeration, reviewsTag } from './moderation.service.ts'
import { presentReview } from './review.presenter.ts'
import { countRatings, findPraise, listPublished } from './review.store.ts'
import { reviewsRoutes } from './reviews.routes.ts'
import { createReviewsService, type ReviewsDeps } from './reviews.service.ts'
import type { ReviewsProvider } from './reviews-provider.ts'

/** How often what may be kept for a time only is looked for. */
const purgeEveryMs = 6 * 3_600_000

/** The shop keeps its reviews itself. */
export function createBuiltInReviews(deps: ReviewsDeps & { log: Pick<Log, 'error' | 'info'> }): ReviewsProvider {
  const { db, log } = deps
  const moderation = createModeration(deps)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  async function purge(): Promise<void> {
    try {
      const gone = await moderation.purge()
      if (gone.emails + gone.rejected > 0) log.info(gone, 'reviews: what was kept long enough is gone')
    } catch (error) {
      log.error({ err: error }, 'reviews could not be tidied up, will be tried again')
    }
  }
  function tick(): void {
    running ??= purge().finally(() => (running = null))
  }

  return {
    async ofProduct(productCode, language) {
      const tags = [reviewsTag(productCode)]
      const { average, count } = summarise(await countRatings(db, productCode))
      if (count === 0) return { reviews: { average, count, praise: null }, structuredData: {}, tags }
      const [praise, newest] = await Promise.all([
        findPraise(db, productCode, language),
        listPublished(db, productCode, { sort: 'newest', limit: reviewsInData, offset: 0 }),
      ])
      return {
        reviews: {
          average,
          count,
          praise: praise && { rating: praise.rating, title: praise.title, name: praise.authorName },
        },
        structuredData: reviewData({ average, count }, newest.map(presentReview)),
        tags,
      }
    },
    scriptUrl: '',
    routes: [reviewsRoutes({ reviews: createReviewsService(deps) })],
    start() {
      tick()
      timer = setInterval(tick, purgeEveryMs)
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
