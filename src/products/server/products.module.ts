import type { TextLookup } from '#src/common/errors.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { requestLifeDays, type RestockMail } from '../contract/restock.ts'
import { categoryResource } from './categories.resource.ts'
import { feedRoutes } from './feed/feed.routes.ts'
import { productPageExtras } from './page-extras.ts'
import type { ProductPagesDeps } from './product-pages.ts'
import { createProductsPageSource } from './products.page-source.ts'
import { type ProductsRouteDeps, productsRoutes } from './products.routes.ts'
import { priceResource } from './prices.resource.ts'
import { productResource } from './products.resource.ts'
import { restockQueue } from './queues.ts'
import { createRestockMailer } from './restock/restock-mailer.ts'
import { restockRoutes } from './restock/restock.routes.ts'
import { createRestock } from './restock/restock.service.ts'
import { shortagesReport } from './stock/shortages.report.ts'
import { stockResource } from './stock/stock.resource.ts'
import { warehouseRoutes } from './stock/warehouse.routes.ts'

export interface ProductsModuleDeps extends Omit<ProductPagesDeps, 'recipesOf'> {
  /** Where feeds are read; left out: as all else. */
  reads?: Executor
  log: Pick<Log, 'info'>
  text: TextLookup
  mailer: Mailer<RestockMail>
  recipes: { recipesOf: ProductPagesDeps['recipesOf']; categories: ProductsRouteDeps['recipeCategories'] }
  /** Where made feeds are kept; may be emptied at any time. */
  feedDirectory: string
}

/** Products, their pages, the shopping feed, and mails about what is back in stock. */
export function createProductsModule(given: ProductsModuleDeps) {
  const { log, mailer, feedDirectory, recipes, reads = given.db, ...rest } = given
  const deps = { ...rest, recipesOf: recipes.recipesOf, recipeCategories: recipes.categories }
  const { db, clock, text } = deps
  const restockMailer = createRestockMailer({ db, clock, log, mailer })
  return {
    routes: [
      productsRoutes(deps),
      warehouseRoutes({ db }),
      restockRoutes({ restock: createRestock({ db, clock }) }),
      feedRoutes({ ...deps, db: reads, directory: feedDirectory }),
    ],
    resources: [productResource, categoryResource, priceResource, stockResource].map((resource) =>
      resource({ db, clock, text }),
    ),
    reports: [shortagesReport(deps)],
    pageSources: [createProductsPageSource(deps)],
    pageExtras: productPageExtras,
    registerWork: (jobs) => jobs.schedule(restockQueue, '* * * * *', restockMailer.sendDue),
  } satisfies DomainModule
}

export const productsRetention: readonly RetentionRule[] = [
  {
    table: 'restock_request',
    since: 'created_at',
    days: requestLifeDays,
    reason: 'nobody could be told within a year',
  },
]
