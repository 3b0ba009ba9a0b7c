import { createCatalogueParts } from '../src/app/catalogue-parts.ts'
import { createContentParts } from '../src/app/content-parts.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/logging.ts'
import { seedContent } from './content/seed-content.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedReviews } from './seed-reviews.ts'

/** Fills a migrated database with the demo brand. Running it again changes nothing. */
export async function seedDemo({ db, report }: { db: Database; report: (line: string) => void }): Promise<void> {
  const clock = systemClock
  const log = createLog({ level: 'warn', name: 'seed' })
  await seedCatalogue(db, clock)
  report('catalogue')
  await seedReviews(db)
  report('reviews')
  const catalogue = createCatalogueParts({
    db,
    clock,
    log,
    text: (_language, key) => key,
    publicUrl: 'http://localhost:3000',
    onRefreshed: () => {},
  })
  const { service, media, types } = createContentParts({
    db,
    clock,
    log,
    enrichers: catalogue.enrichers,
    linkResolvers: [catalogue.resolveLinks],
  })
  await seedContent({ content: service, db, media, types })
  // A database filled by an earlier version may have pages that no search knows yet.
  await service.rebuildSearch()
  report('content')
}
