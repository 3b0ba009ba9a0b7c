import { languageOfPath, languages, withLanguage } from '#src/common/locale.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Config } from '#src/platform/config.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { publishedView } from '../contract/view-context.ts'
import { createAskedPaths } from './asked-paths.ts'
import { type ContentRouteDeps, contentRoutes } from './content.routes.ts'
import { type AskedViewDeps, createAskedView } from './asked-view.ts'
import { documentRoutes, type DocumentRouteDeps } from './document.routes.ts'
import { createDocuments, type DocumentOptions } from './documents.ts'
import { createPageService, type PageServiceOptions } from './page-service.ts'
import { createPreviewAccess, type PreviewAccessOptions } from './preview-access.ts'
import { seoRoutes } from './seo.routes.ts'
import { type SiteRouteDeps, siteRoutes } from './site.routes.ts'
import { textsRoutes } from './texts.routes.ts'

export interface ShellModuleDeps
  extends
    Omit<PageServiceOptions, 'publicUrl' | 'siteIndexable'>,
    Omit<DocumentOptions, 'pages' | 'accountId' | 'affiliation'>,
    Pick<DocumentRouteDeps, 'payment' | 'transformHtml'>,
    Pick<ContentRouteDeps, 'groupsOf'>,
    Pick<AskedViewDeps, 'maySeeDrafts'>,
    Pick<SiteRouteDeps, 'freeShippingFrom'> {
  config: Pick<Config, 'publicUrl' | 'siteIndexable' | 'tenantId' | 'analyticsAffiliation' | 'dev'>
  db: Database
  log: Pick<Log, 'error' | 'warn'>
  text: TextLookup
  readPreview: PreviewAccessOptions['read']
}

/** How long a process may render before it takes requests: on a machine without time to spare, cold is better than late. */
const warmUpMs = 20_000

/** Pages of all sources, as models and as documents. */
export function createShellModule({ config, readPreview, ...deps }: ShellModuleDeps) {
  const { publicUrl, siteIndexable, dev } = config
  const pages = createPageService({ ...deps, publicUrl, siteIndexable })
  const previews = createPreviewAccess({ publicUrl, read: readPreview })
  const askedView = createAskedView({ ...deps, previews })
  const documents = createDocuments({
    ...deps,
    pages,
    accountId: config.tenantId,
    affiliation: config.analyticsAffiliation,
  })
  const asked = createAskedPaths(deps)

  /** Renders the start pages and those that are asked for most, and makes the error pages ready. */
  async function warmUp(): Promise<void> {
    const limit = AbortSignal.timeout(warmUpMs)
    const most = await asked.list().catch(() => [])
    const paths = new Set([...languages.map((language) => withLanguage('/', language)), ...most])
    for (const path of paths) {
      if (limit.aborted) break
      await documents
        .find(path, publishedView(languageOfPath(path)), '')
        .catch((error: unknown) => deps.log.warn({ err: error, path }, 'a page could not be rendered ahead'))
    }
    await documents.warmUp()
  }

  return {
    pages,
    documents,
    warmUp,
    routes: [
      textsRoutes(deps),
      siteRoutes(deps),
      seoRoutes({ pages, publicUrl, siteIndexable }),
      contentRoutes({ ...deps, pages, previews, askedView }),
      documentRoutes({ ...deps, documents, previews, askedView, dev, onAsked: (path) => asked.count(path) }),
    ],
    invalidate: deps.cache.purge,
    stop: asked.stop,
  }
}
