import type { Enrich } from '#src/content/server/content-types.ts'
import { atomPath } from '../../contract/paths.ts'
import type { NewsQueries } from '../../server/news-queries.ts'
import { newsTag } from '../../server/news-tag.ts'
import type { SubscriptionModel } from '../../server/subscription/subscription-model.ts'
import type { NewsBlock } from './news.block.ts'

/** Adds the first page of the releases that the block's settings select, and the model of its subscription form. */
export const enrichNews =
  (queries: Pick<NewsQueries, 'list'>, subscriptionModel: SubscriptionModel): Enrich<NewsBlock> =>
  (block, { language }) => {
    const { feedId, keywords, count } = block
    return {
      block: {
        ...block,
        newest: queries.list({ feedId, language, keywords, pageSize: count }),
        feedUrl: atomPath(feedId, language),
        subscription: block.showSubscriptionForm ? subscriptionModel(block, language) : null,
      },
      tags: [newsTag],
    }
  }
