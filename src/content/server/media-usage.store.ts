import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'

export interface MediaUser {
  id: number
  name: string
  languages: string[]
}

/** Items of which a published version or a draft shows the media item, in a field or in a text, in their order. */
export async function listMediaItems(db: Executor, mediaId: number): Promise<MediaUser[]> {
  const { rows } = await db.execute<{ [Name in keyof MediaUser]: MediaUser[Name] }>(sql`
    select i.id, coalesce(i.key, i.id::text) as name, array_agg(distinct v.language order by v.language) as languages
    from content_version as v join content_item as i on i.id = v.content_id
    where v.status in ('published', 'draft') and (
      jsonb_path_exists(v.fields, 'strict $.**.media ? (@ == $id)', jsonb_build_object('id', ${mediaId}::integer), true)
      or v.fields::text like ${`%src=\\\\"media:${mediaId}\\\\"%`}
    )
    group by i.id order by i.id`)
  return rows
}

/** The same in words: `story (fi)`. */
export const listMediaUsers = async (db: Executor, mediaId: number): Promise<string[]> =>
  (await listMediaItems(db, mediaId)).map(({ name, languages }) => `${name} (${languages.join(' ')})`)

/** Whether a published version or a draft names a public video by its id (`[\w-]{11}`). */
export async function isVideoNamed(db: Executor, videoId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from content_version where status in ('published', 'draft') and strpos(fields::text, ${videoId}) > 0 limit 1`)
  return rows.length > 0
}
