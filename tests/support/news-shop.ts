import { pino } from 'pino'
import { createServices } from '../../src/app/create-services.ts'
import type { MailBase } from '../../src/common/mail.ts'
import type { SubscriptionMailInput } from '../../src/consents/contract/subscription-mail.ts'
import type { ShopMail } from '../../src/app/shop-mail.ts'
import type { NewsMailInput } from '../../src/news/contract/news-mail.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'
import { createTestClock } from './clock.ts'
import { createTestDatabase } from './test-database.ts'
import { createTestPlatform, stopPlatform } from './test-platform.ts'

export { publicUrl } from './test-platform.ts'

/** The demo brand's news on the services of the one root, without what renders: mails and pages are kept as they were asked for. */
export async function startNewsShop() {
  const database = await createTestDatabase({ seeded: true })
  // After the newest release, before the feed is called old.
  const clock = createTestClock(new Date().toISOString())
  const log = pino({ level: 'silent' })
  const mails: SubscriptionMailInput[] = []
  const newsMails: NewsMailInput[] = []
  const platform = createTestPlatform({
    database,
    clock,
    log,
    config: {
      siteIndexable: true,
      pressFeed: { apiUrl: 'http://127.0.0.1:1', ids: ['konvehti'], subscriptionUrl: '' },
    },
    renders: {
      renderCdsPage: (input) => JSON.stringify(input),
      renderMail: (mail: ShopMail & MailBase) => {
        if (mail.kind === 'news-release') newsMails.push(mail)
        else mails.push(mail as SubscriptionMailInput) // nothing here writes others
        return { subject: mail.kind, html: '', text: '' }
      },
    },
  })
  const services = await createServices(platform)
  const { content, lists, shell } = services
  const { news, consents } = services.newsAndConsents
  const app = await createHttpApp({
    config: { ...platform.config, trustProxy: ['127.0.0.1'] },
    log,
    text: platform.text,
    db: platform.db,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  for (const register of [...news.routes, ...consents.routes]) register(app)
  await app.ready()
  await platform.jobs.start()
  // The feed is not read.
  await news.registerWork({ ...platform.jobs, schedule: () => {} })
  // The menus name categories.
  await lists.start()
  await consents.start()
  await news.start()
  let networks = 0
  return {
    ...database,
    clock,
    jobs: platform.jobs,
    module: news,
    sources: [...content.pageSources, ...news.pageSources],
    pages: shell.pages,
    mails,
    newsMails,
    /** Each from a network of its own. */
    send: (request: {
      method?: 'GET' | 'POST'
      url: string
      form?: readonly (readonly [string, string])[]
      type?: string
    }) => {
      networks++
      const { method = 'GET', url, form, type } = request
      return app.inject({
        method,
        url,
        remoteAddress: '127.0.0.1',
        headers: {
          'x-forwarded-for': `10.0.${networks >> 8}.${networks & 255}`,
          ...(form && { 'content-type': type ?? 'application/x-www-form-urlencoded' }),
        },
        ...(form && {
          payload: new URLSearchParams(form.map(([name, value]): [string, string] => [name, value])).toString(),
        }),
      })
    },
    async stop() {
      await app.close()
      await news.stop()
      await lists.stop()
      await stopPlatform(platform)
      await database.drop()
    },
  }
}

export type NewsShop = Awaited<ReturnType<typeof startNewsShop>>
