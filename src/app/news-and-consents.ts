import { type ConsentsModuleDeps, createConsentsModule } from '#src/consents/server/consents.module.ts'
import { createCdsPages } from '#src/consents/server/cds/cds-pages.ts'
import type { createPageUrls } from '#src/shell/server/page-urls.ts'
import type { createContentModule } from '#src/content/server/content.module.ts'
import type { createAccountPages } from '#src/identity/server/account/account-pages.ts'
import type { MediaAdmin } from '#src/media/server/media-admin.ts'
import { createCisionFeed } from '#src/news/server/feed/cision-feed-api.ts'
import {
  createNews,
  createNewsModule,
  type News,
  type NewsDeps,
  type NewsModuleDeps,
} from '#src/news/server/news.module.ts'
import { releasePage } from '#src/news/contract/paths.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import type { Platform } from './create-platform.ts'

type Base = Platform['base'] & Pick<Platform, 'jobs' | 'render'> & Pick<NewsModuleDeps, 'mailer'>

type Content = ReturnType<typeof createContentModule>

interface Others extends Pick<ConsentsModuleDeps, 'visitors' | 'customerOf' | 'findPage' | 'marketing'> {
  content: Pick<Content, 'delivery' | 'pageSources'>
  news: News
  mediaAdmin: MediaAdmin
  pageUrls: ReturnType<typeof createPageUrls>
  accountPages: ReturnType<typeof createAccountPages>
}

/** Releases in memory; created before content, which shows them and whose links they name. */
export function createNewsOfShop(
  { config, ...base }: Pick<Base, 'config' | 'log' | 'clock' | 'db' | 'publicUrl'>,
  resolveLinks: NewsDeps['resolveLinks'],
  onRefreshed: NewsDeps['onRefreshed'],
): News {
  const { apiUrl, ids, subscriptionUrl } = config.pressFeed
  return createNews({
    ...base,
    feedIds: apiUrl === '' ? [] : ids,
    subscriptionUrl,
    resolveLinks,
    onRefreshed,
  })
}

/** Wires consents and news subscriptions; one receiver handles the forms of both. */
export function createNewsAndConsents(base: Base, { content, news, pageUrls, accountPages, ...others }: Others) {
  const { config, render } = base
  const { resolveLinks } = content.delivery
  const ofPages = {
    ...base,
    renderPage: async (input) => (await render.renderer()).renderCdsPage(input),
    // These pages run no script that could load styles later.
    styles: () => {
      const { styles, laterStyles } = render.assetsOf([])
      return [...styles, ...laterStyles]
    },
    pagePaths: async (language) => {
      const [{ privacy, support }, { preferences }] = [await pageUrls(language), await accountPages(language)]
      return { privacy, support, preferences }
    },
  } satisfies Partial<ConsentsModuleDeps>
  const { apiUrl, ids } = config.pressFeed
  const [tree] = content.pageSources
  const bareId = async ({ language }: ViewContext) => (await resolveLinks([releasePage], language)).get(releasePage)?.id
  const newsModule = createNewsModule({
    ...base,
    news,
    feed: apiUrl === '' ? null : createCisionFeed({ apiUrl }),
    feedIds: ids,
    mediaAdmin: others.mediaAdmin,
    ask: (asked) => others.marketing.optIns.ask(asked),
    cdsPages: createCdsPages(ofPages),
    async barePage(view) {
      const id = await bareId(view)
      return id === undefined ? null : tree.model({ source: tree.name, id }, view)
    },
    async aboveBarePage(view) {
      const id = await bareId(view)
      return id === undefined ? [] : ((await tree.around?.(id, 'ancestors', view)) ?? [])
    },
  })
  others.marketing.pressFollowedBy(newsModule.subscriptions)
  const consents = createConsentsModule({
    ...ofPages,
    ...others,
    resolveLinks,
    press: newsModule.subscriptions,
    tellsTokens: config.tellsSubscriptionTokens,
  })
  return { news: newsModule, consents }
}
