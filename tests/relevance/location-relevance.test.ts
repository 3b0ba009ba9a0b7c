import { pino } from 'pino'
import { afterAll, beforeAll, describe } from 'vitest'
import { createLocations, type Locations } from '../../src/locations/server/locations.service.ts'
import { createSettings } from '../../src/platform/settings/settings.ts'
import { createTestClock } from '../support/clock.ts'
import { shopTexts } from '../support/shop-texts.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { contentKeys, judgePhrases } from './judged-phrases.ts'

/* What people would look for among the cafés and shops of the demo, by their codes, on a Sunday at one o'clock. */

const sundayAtOne = '2026-11-29T11:00:00Z'

let test: TestDatabase
let locations: Locations
let keys: Map<number, string>

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  const clock = createTestClock(sundayAtOne)
  locations = createLocations({
    db: test.db,
    clock,
    log: pino({ level: 'silent' }),
    settings: createSettings({ clock }),
    text: shopTexts.lookup,
  })
  await locations.start()
  await locations.stop()
  keys = await contentKeys(test, 'location-')
})
afterAll(() => test.drop())

describe('the search for cafés and shops', () => {
  judgePhrases('location-queries.json', 80, (phrase, language) =>
    locations.search({ language, phrase, pageSize: 100 }).hits.map(({ contentId }) => keys.get(contentId) ?? ''),
  )
})
