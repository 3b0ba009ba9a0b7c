import { cachePublishedPage } from '../src/consents/server/policies/policies.ts'
import { createContentModule } from '../src/content/server/content.module.ts'
import { formsContent } from '../src/forms/server/forms.module.ts'
import { listingContent } from '../src/listing/server/listing.module.ts'
import { createProductLists } from '../src/listing/server/product-lists.ts'
import type { Language } from '../src/common/locale.ts'
import { locationsContent } from '../src/locations/server/locations.module.ts'
import { createLocations } from '../src/locations/server/locations.service.ts'
import { createSettings } from '../src/platform/settings/settings.ts'
import { type Clock, systemClock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import { createLog, type Log } from '../src/platform/logging.ts'
import type { PurposeKeys } from '../src/platform/keys/keyring.ts'
import { recipesContent } from '../src/recipes/server/recipes.module.ts'
import { newsContent } from '../src/news/server/news.module.ts'
import { seedNews } from './seed-news.ts'
import { createRedirectsService } from '../src/content/server/redirects.service.ts'
import { seedContent } from './content/seed-content.ts'
import { seedRedirects } from './content/seed-redirects.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCustomers } from './seed-customers.ts'
import { seedLocations } from './seed-locations.ts'
import { seedPeople } from './seed-people.ts'
import { seedPromotions } from './seed-promotions.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedStaff } from './seed-staff.ts'

export interface SeedOptions {
  db: Database
  report: (line: string) => void
  /** The shop's, by which it reads what staff sign in with; without them nobody works there. */
  staffKeys?: PurposeKeys
}

/** Fills a migrated database with the demo brand. Running it again changes nothing. */
export async function seedDemo({ db, report, staffKeys }: SeedOptions): Promise<void> {
  const clock = systemClock
  const log = createLog({ level: 'warn', name: 'seed' })
  await seedCatalogue(db, clock)
  report('catalogue')
  await seedPromotions(db, clock)
  report('promotions')
  await seedLocations(db, clock)
  report('cafés')
  await seedReviews(db)
  report('reviews')
  await seedCustomers(db, clock)
  await seedPeople(db, clock)
  if (staffKeys) await seedStaff(db, clock, staffKeys)
  const { service, media, types, visitorGroups } = demoContent(db, clock, log)
  await seedContent({ content: service, db, media, types, visitorGroups })
  const otherPages = () => Promise.resolve(null)
  await seedRedirects({ redirects: createRedirectsService({ db, clock, publicUrl: '', otherPages }), db })
  await seedNews({ db, clock, log, media })
  report('news')
  // A database filled by an earlier version may have pages that no search knows yet.
  await service.rebuildSearch()
  report('content')
}

/** The content of a shop with all its domains, to be written to. */
export function demoContent(db: Database, clock: Clock, log: Log) {
  const lists = createProductLists({ db, clock, log })
  const text = (_language: Language, key: string): string => key
  const locations = createLocations({ db, clock, log, settings: createSettings({ clock }), text })
  const contributions = [
    listingContent(lists, text),
    locationsContent({ locations, clock, text }),
    formsContent,
    recipesContent(),
    newsContent(),
  ]
  return createContentModule({ db, clock, log, contributions, onPublished: cachePublishedPage })
}
