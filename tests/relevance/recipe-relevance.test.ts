import { pino } from 'pino'
import { afterAll, beforeAll, describe } from 'vitest'
import { createPublishedItems } from '../../src/content/server/published-items.ts'
import { createSynonymIndex, type SynonymIndex } from '#src/product-search/server/synonym-index.ts'
import { listSynonyms } from '../../src/product-search/server/synonym.store.ts'
import { everyRecipe } from '../../src/recipes/contract/search-state.ts'
import { createRecipeIndex } from '#src/recipes/server/recipe-index.ts'
import { createRecipeQueries, type RecipeQueries } from '../../src/recipes/server/recipe-queries.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { contentKeys, judgePhrases } from './judged-phrases.ts'

/* What people would look for among the recipes of the demo, each by its key without `recipe-`. */

let test: TestDatabase
let queries: Pick<RecipeQueries, 'find'>
let keys: Map<number, string>

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  const synonyms: SynonymIndex = createSynonymIndex(await listSynonyms(test.db))
  const book = createRecipeIndex({
    published: createPublishedItems(test.db),
    log: pino({ level: 'silent' }),
    synonyms: () => synonyms,
    onRefreshed: () => {},
  })
  await book.start()
  await book.stop()
  keys = await contentKeys(test, 'recipe-')
  const assortment = { get: () => null, getById: () => null, version: () => 0 }
  queries = createRecipeQueries({ db: test.db, text: (_language, key) => key, book, assortment })
})
afterAll(() => test.drop())

describe('the recipe search', () => {
  judgePhrases('recipe-queries.json', 40, (phrase, language) =>
    queries.find({ ...everyRecipe, phrase }, language).entries.map(({ id }) => keys.get(id) ?? ''),
  )
})
