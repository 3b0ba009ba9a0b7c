import type { CatalogueImport } from '../../src/transfer/server/catalogue-import.ts'
import { categoryDraft, productDraft } from '../catalogue/product-drafts.ts'
import { type CategoryFile, type ProductFile, readCategoryFile, readProductFiles } from '../catalogue/product-file.ts'
import { startOfDay } from '../catalogue/price-history.ts'
import { type Archetype, readArchetypes } from './archetypes.ts'
import { inSentence, localized, namingOf, slugOf } from './names.ts'
import { type Generated, makeProduct, type Making } from './product.ts'
import { createChooser } from './random.ts'
import { makePackage, makeTablet } from './specials.ts'
import { narrower } from './vocabulary.ts'
import type { CategoryDraft } from '../../src/products/server/product-draft.ts'

/** A catalogue of any size. The same seed and day give the same products, however many are made and in which parts. */
export interface Generator {
  /** The narrower categories the products stand in, below those of the assortment, which must be there. */
  categories: readonly CategoryDraft[]
  /** The codes of the products from one number to another, the last left out. */
  codes: (from: number, to: number) => string[]
  /** Those products with their prices and stock, without categories. Packages hold only products of the same block. */
  part: (from: number, to: number) => CatalogueImport
}

/** What a generated product begins its code with, to be told from the assortment's. The seed follows. */
const generatedPrefix = 'GEN'

/** Products are made in blocks; the last one of each is a package of some before it. */
const blockSize = 20
/** Gift boxes of the assortment whose pictures suit any contents. */
const wrappings = ['KV7005', 'KV7020', 'KV7030', 'KV7035']
/** One tablet to engrave among so many. */
const tabletEvery = 2_000

export async function createGenerator(seed: number, now: Date): Promise<Generator> {
  const [files, categories] = await Promise.all([readProductFiles(), readCategoryFile()])
  return generatorFrom(files, categories, seed, now)
}

function generatorFrom(
  files: readonly ProductFile[],
  categories: readonly CategoryFile[],
  seed: number,
  now: Date,
): Generator {
  const archetypes = readArchetypes(files)
  const boxes = files.filter(({ code }) => wrappings.includes(code)).map((file) => productDraft(file, files))
  const tablet = files.find(({ productType }) => productType === 'CustomTablet')
  const today = startOfDay(now.toISOString().slice(0, 10))
  const codeOf = (index: number): string => `${generatedPrefix}${seed}-${String(index).padStart(6, '0')}`

  function making(index: number): Making {
    const place = index % archetypes.length
    const archetype = archetypes[place] as Archetype // within its length
    // Neighbours begin elsewhere in the list of names, so that they are not of one series.
    const naming = namingOf(archetype, Math.floor(index / archetypes.length) + place * 37, seed)
    const choose = createChooser(seed, index)
    const start = index - (index % blockSize)
    const related = [1, 2, 3, 4].map((step) => codeOf(start + ((index + step * 3) % (blockSize - 1))))
    return {
      archetype,
      naming,
      code: codeOf(index),
      related: related.filter((code) => code !== codeOf(index)),
      choose,
      today,
    }
  }

  function make(index: number): Generated {
    if (tablet !== undefined && index % tabletEvery === tabletEvery / 2) return makeTablet(making(index), tablet)
    if (index % blockSize !== blockSize - 1) return makeProduct(making(index))
    const own = making(index)
    const start = index - blockSize + 1
    const first = own.choose.whole(1, blockSize - 6)
    const contents = Array.from({ length: own.choose.whole(3, 5) }, (_, step) =>
      makeProduct(making(start + first + step)),
    )
    return makePackage(own, contents, own.choose.pick(boxes))
  }

  return {
    categories: narrowerCategories(categories, archetypes),
    codes: (from, to) => Array.from({ length: to - from }, (_, step) => codeOf(from + step)),
    part(from, to) {
      const made = Array.from({ length: to - from }, (_, step) => make(from + step))
      return {
        categories: [],
        products: made.map(({ product }) => product),
        prices: made.flatMap(({ prices }) => prices),
        stock: made.flatMap(({ stock }) => stock),
      }
    },
  }
}

/** Below each category that look-alikes are made in: one for every kind of taste they have. */
function narrowerCategories(categories: readonly CategoryFile[], archetypes: readonly Archetype[]): CategoryDraft[] {
  return categories.flatMap((parent, position) => {
    const [archetype] = archetypes.filter(({ file }) => file.category === parent.code)
    if (archetype === undefined) return []
    const kinds = archetype.isSavoury ? (['herbs'] as const) : (['berries', 'fruit', 'spices'] as const)
    return kinds.map((kind, place): CategoryDraft => {
      const { code, name } = narrower[kind]
      const names = {
        fi: `${name.fi} ${inSentence(parent.name.fi)}`,
        sv: `${parent.name.sv} ${name.sv}`,
        en: `${parent.name.en} ${name.en}`,
      }
      return {
        ...categoryDraft(parent, 100 + position * 10 + place),
        code: `${parent.code}-${code}`,
        parentCode: parent.code,
        texts: localized((language) => ({
          name: names[language],
          slug: slugOf(names[language]),
          body: parent.body[language],
          metaDescription: parent.metaDescription[language],
        })),
      }
    })
  })
}
