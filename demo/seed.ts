import { createContentModule } from '../src/content/server/content.module.ts'
import { listingContent } from '../src/listing/server/listing.module.ts'
import { createProductLists } from '../src/listing/server/product-lists.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/logging.ts'
import { createRedirectsService } from '../src/content/server/redirects.service.ts'
import { seedContent } from './content/seed-content.ts'
import { seedRedirects } from './content/seed-redirects.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedPromotions } from './seed-promotions.ts'
import { seedReviews } from './seed-reviews.ts'

/** Fills a migrated database with the demo brand. Running it again changes nothing. */
export async function seedDemo({ db, report }: { db: Database; report: (line: string) => void }): Promise<void> {
  const clock = systemClock
  const log = createLog({ level: 'warn', name: 'seed' })
  await seedCatalogue(db, clock)
  report('catalogue')
  await seedPromotions(db, clock)
  report('promotions')
  await seedReviews(db)
  report('reviews')
  const lists = createProductLists({ db, clock, log })
  const contributions = [listingContent(lists, (_language, key) => key)]
  const { service, media, types } = createContentModule({ db, clock, log, contributions })
  await seedContent({ content: service, db, media, types })
  const otherPages = () => Promise.resolve(null)
  await seedRedirects({ redirects: createRedirectsService({ db, clock, publicUrl: '', otherPages }), db })
  // A database filled by an earlier version may have pages that no search knows yet.
  await service.rebuildSearch()
  report('content')
}
