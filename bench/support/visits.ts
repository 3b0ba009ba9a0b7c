import { createRandom } from '../../demo/generate/random.ts'
import { listCards } from './demo-paths.ts'
import type { Load } from './load.ts'

const headers = { 'accept-encoding': 'gzip, deflate, br' }

/** A mixture of what visitors ask: pages, lists, and what is in stock. */
export async function visits(
  origin: string,
  pages: readonly string[],
): Promise<{ next: NonNullable<Load['next']>; paths: string[] }> {
  const random = createRandom(9)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T // never empty
  const codes = (await listCards(origin, 'fi')).map(({ firstVariationCode }) => firstVariationCode)
  const list = (page: number): string => `/api/categories/products?page=${page}`
  const stock = (): string => `/api/inventory?codes=${pick(codes)},${pick(codes)}`
  return {
    next: () => {
      const kind = random()
      const path = kind < 0.7 ? pick(pages) : kind < 0.9 ? list(1 + Math.floor(random() * 8)) : stock()
      return { method: 'GET', path, headers }
    },
    paths: [...pages, list(1), stock()],
  }
}
