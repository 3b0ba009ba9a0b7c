import { formatShopTime } from '#src/common/shop-time.ts'
import { done, failed, type Operation } from './operation.ts'

/** Operations on press rooms' feeds and the subscribers of their releases. */
export const newsOperations: readonly Operation[] = [
  {
    name: ['news', 'list'],
    usage: '',
    summary: 'feeds: when each was last read whole, what went wrong since, its releases and subscribers by language',
    run: async ({ news, actor }) => {
      const { feeds, releases, subscriptions } = await news.feeds(actor)
      const counted = (rows: readonly { feedId: string; language: string; count: number }[], id: string): string =>
        rows
          .filter(({ feedId }) => feedId === id)
          .map(({ language, count }) => `${language} ${count}`)
          .join(', ') || 'none'
      const lines = feeds.flatMap(({ id, fetchedAt, failedAt, failure }) => [
        `${id}  read ${fetchedAt ? formatShopTime(fetchedAt) : 'never'}`,
        ...(failedAt === null ? [] : [`  failed ${formatShopTime(failedAt)}: ${failure}`]),
        `  releases ${counted(releases, id)}; subscribers ${counted(subscriptions, id)}`,
      ])
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['news', 'end'],
    usage: '<e-mail address>',
    summary: 'ends a subscription to releases on its owner’s word',
    run: async ({ news, actor }, [email = '']) => {
      if (!email.includes('@')) return failed('An e-mail address is needed')
      return (await news.end(email, actor)) > 0
        ? done('The subscription has ended')
        : failed('That address gets no releases')
    },
  },
]
