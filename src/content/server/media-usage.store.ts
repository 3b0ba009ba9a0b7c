import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { storedIds } from './stored-ids.sql.ts'

/** Items of which a published version or a draft shows the media item, in a field or in a text, in their order. `withDrafts`: by the names of drafts too; otherwise what is not published is named by its key or number. */
export async function listMediaUsers(
  db: Executor,
  mediaId: number,
  withDrafts: boolean,
): Promise<{ id: number; name: string; languages: string[] }[]> {
  const { rows } = await db.execute<{ id: number; name: string; languages: string }>(sql`
    select i.id, coalesce(
        (array_agg(v.name order by v.language = 'fi' desc, v.status = 'published' desc)
          filter (where ${withDrafts} or v.status = 'published'))[1],
        i.key, 'content ' || i.id) as name,
      string_agg(distinct v.language, ' ') as languages
    from content_version as v join content_item as i on i.id = v.content_id
    where v.status in ('published', 'draft') and (
      jsonb_path_exists(v.fields, 'strict $.**.media ? (@ == $id)', jsonb_build_object('id', ${mediaId}::integer), true)
      or v.fields::text like ${`%src=\\\\"media:${mediaId}\\\\"%`}
    )
    group by i.id order by i.id`)
  return rows.map(({ id, name, languages }) => ({ id, name, languages: languages.split(' ') }))
}

/** Every media item that a published version or a draft shows. */
export async function listUsedMedia(db: Executor): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with v as (select fields from content_version where status in ('published', 'draft'))
    select (value #>> '{}')::integer as id from v, ${storedIds('media')} as value
    union
    select found[1]::integer from v, regexp_matches(fields::text, 'src=\\\\"media:(\\d{1,9})\\\\"', 'g') as found`)
  return rows.map(({ id }) => id)
}

/** Whether a published version or a draft names a public video by its id (`[\w-]{11}`). */
export async function isVideoNamed(db: Executor, videoId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from content_version where status in ('published', 'draft') and strpos(fields::text, ${videoId}) > 0 limit 1`)
  return rows.length > 0
}
