import { sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'

/** Name and address of a category in each language, Finnish first. */
export async function listCategoryWords(
  db: Executor,
  code: string,
): Promise<{ language: Language; name: string; slug: string }[]> {
  const { rows } = await db.execute<{ language: Language; name: string; slug: string }>(sql`
    select t.language, t.name, t.slug from category_text as t join category as c on c.id = t.category_id
    where c.code = ${code} order by array_position(array['fi', 'sv', 'en'], t.language)`)
  return rows
}
