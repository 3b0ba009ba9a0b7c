import type { TextLookup } from '#src/common/errors.ts'
import type { Config } from '#src/platform/config.ts'
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
  text: TextLookup
  readPreview: PreviewAccessOptions['read']
}

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
  return {
    pages,
    documents,
    routes: [
      textsRoutes(deps),
      siteRoutes(deps),
      seoRoutes({ pages, publicUrl, siteIndexable }),
      contentRoutes({ ...deps, pages, previews, askedView }),
      documentRoutes({ ...deps, documents, previews, askedView, dev }),
    ],
    invalidate: deps.cache.purge,
  }
}
