import { pino } from 'pino'
import type { CdsPageInput } from '../../src/consents/contract/cds-page.ts'
import { createCdsPages } from '../../src/consents/server/cds/cds-pages.ts'
import { createConsentsModule } from '../../src/consents/server/consents.module.ts'
import { createMarketing } from '../../src/consents/server/marketing/marketing.ts'
import type { SubscriptionMail, SubscriptionMailInput } from '../../src/consents/contract/subscription-mail.ts'
import { createContentModule } from '../../src/content/server/content.module.ts'
import { formsContent } from '../../src/forms/server/forms.module.ts'
import type { NewsMail, NewsMailInput } from '../../src/news/contract/news-mail.ts'
import { releasePage } from '../../src/news/contract/paths.ts'
import { createNews, createNewsModule } from '../../src/news/server/news.module.ts'
import { newsQueues } from '../../src/news/server/queues.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'
import { createJobs } from '../../src/platform/jobs/jobs.ts'
import { mailQueue } from '../../src/platform/mail/mail-queue.ts'
import { createOutbox } from '../../src/platform/mail/outbox.ts'
import { createPageService } from '../../src/shell/server/page-service.ts'
import { createTestClock } from './clock.ts'
import { testKeyring } from './keys.ts'
import { shopTexts } from './shop-texts.ts'
import { createTestDatabase } from './test-database.ts'
import { testMailer } from './test-mailer.ts'

export const publicUrl = 'http://localhost:3000'

/** The demo brand's news as the program composes it, without what renders: mails and pages are kept as they were asked for. */
export async function startNewsShop() {
  const test = await createTestDatabase({ seeded: true })
  const { db } = test
  // After the newest release, before the feed is called old.
  const clock = createTestClock(new Date().toISOString())
  const log = pino({ level: 'silent' })
  const keyring = testKeyring()
  const text = shopTexts.lookup
  const jobs = createJobs({ url: test.url, queues: [mailQueue, ...newsQueues], log })
  const outbox = createOutbox({ db, jobs, clock, smtp: { host: '127.0.0.1', port: 1 }, from: 'a@shop.example' })
  const mails: SubscriptionMailInput[] = []
  const newsMails: NewsMailInput[] = []
  const news = createNews({
    db,
    clock,
    log,
    publicUrl,
    feedIds: ['konvehti'],
    subscriptionUrl: '',
    resolveLinks: (uris, language) => content.delivery.resolveLinks(uris, language),
    onRefreshed: () => {},
  })
  const content = createContentModule({
    db,
    clock,
    log,
    contributions: [news.content, formsContent],
    onPublished: () => Promise.resolve(),
  })
  const { resolveLinks } = content.delivery
  const marketing = createMarketing({
    db,
    clock,
    keyring,
    publicUrl,
    mailer: testMailer<SubscriptionMail>(outbox, publicUrl, (mail) => {
      mails.push(mail)
      return { subject: mail.kind, html: '', text: '' }
    }),
    rateLimits: true,
    log,
    pressConfirmed: (...confirmed) => module.subscriptions.confirmed(...confirmed),
    isPressConfirmed: (...asked) => module.subscriptions.isConfirmed(...asked),
    preferencesPath: () => Promise.resolve(''),
  })
  const pages = {
    clock,
    text,
    renderPage: (input: CdsPageInput) => JSON.stringify(input),
    styles: () => [],
    pagePaths: () => Promise.resolve({ privacy: '/tietosuoja', support: '', preferences: '' }),
  }
  const module = createNewsModule({
    db,
    clock,
    log,
    keyring,
    publicUrl,
    text,
    news,
    feedIds: ['konvehti'],
    jobs,
    mailer: testMailer<NewsMail>(outbox, publicUrl, (mail) => {
      newsMails.push(mail)
      return { subject: mail.title, html: '', text: '' }
    }),
    feed: null,
    mediaAdmin: {
      upload: () => Promise.reject(new Error('no feed')),
      remove: () => Promise.reject(new Error('no feed')),
    },
    ask: (asked) => marketing.optIns.ask(asked),
    cdsPages: createCdsPages(pages),
    async barePage(view) {
      const id = (await resolveLinks([releasePage], view.language)).get(releasePage)?.id ?? 0
      return content.pageSources[0].model({ source: 'content', id }, view)
    },
    async aboveBarePage(view) {
      const id = (await resolveLinks([releasePage], view.language)).get(releasePage)?.id ?? 0
      return (await content.pageSources[0].around?.(id, 'ancestors', view)) ?? []
    },
  })
  const consents = createConsentsModule({
    ...pages,
    db,
    log,
    keyring,
    marketing,
    tellsTokens: false,
    press: module.subscriptions,
    visitors: { idOfCookies: () => null },
    resolveLinks,
    findPage: () => Promise.resolve(null),
    customerOf: () => Promise.resolve(null),
  })
  const app = await createHttpApp({
    config: { publicUrl, rateLimits: true, trustProxy: ['127.0.0.1'], cookieKeys: ['x'.repeat(32)] },
    log,
    text,
    db,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  for (const register of [...module.routes, ...consents.routes]) register(app)
  await app.ready()
  await jobs.start()
  await module.registerWork(jobs)
  await consents.start()
  await module.start()
  const sources = [...content.pageSources, ...module.pageSources]
  const service = createPageService({
    sources,
    chrome: content.chrome,
    publicUrl,
    siteIndexable: true,
    extras: {},
    clock,
  })
  let networks = 0
  return {
    ...test,
    clock,
    jobs,
    news,
    module,
    sources,
    pages: service,
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
      await module.stop()
      await jobs.stop()
      await test.drop()
    },
  }
}

export type NewsShop = Awaited<ReturnType<typeof startNewsShop>>
