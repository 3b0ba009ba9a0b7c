import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { category, product, variation } from './products.tables.ts'

/** Products and categories that show the picture of this address, as `product KV1005` or `category karkit`. */
export async function listPictureUsers(executor: Executor, path: string): Promise<string[]> {
  const { rows } = await executor.execute<{ name: string }>(sql`
    select 'product ' || code as name from ${product} where images @> array[${path}]
    union select 'product ' || code from ${variation} where images @> array[${path}]
    union select 'category ' || code from ${category} where image = ${path}
    order by name`)
  return rows.map(({ name }) => name)
}

/** The address of every picture that a product, a variation or a category shows. */
export async function listUsedPictures(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ path: string }>(sql`
    select unnest(images) as path from ${product}
    union select unnest(images) from ${variation}
    union select image from ${category} where image <> ''`)
  return rows.map(({ path }) => path)
}
