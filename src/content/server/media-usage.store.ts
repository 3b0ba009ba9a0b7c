import { sql } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'

/** Items of which a published version or a draft shows the media item, in a field or in a text: `story (fi)`, in their order. */
export async function listMediaUsers(db: Executor, mediaId: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; languages: string }>(sql`
    select coalesce(i.key, i.id::text) as name, string_agg(distinct v.language, ' ') as languages
    from content_version as v join content_item as i on i.id = v.content_id
    where v.status in ('published', 'draft') and (
      jsonb_path_exists(v.fields, 'strict $.**.media ? (@ == $id)', jsonb_build_object('id', ${mediaId}::integer), true)
      or v.fields::text like ${`%src=\\\\"media:${mediaId}\\\\"%`}
    )
    group by i.id order by i.id`)
  return rows.map(({ name, languages }) => `${name} (${languages})`)
}

/** Whether a published version or a draft names a public video by its id (`[\w-]{11}`). */
export async function isVideoNamed(db: Executor, videoId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from content_version where status in ('published', 'draft') and strpos(fields::text, ${videoId}) > 0 limit 1`)
  return rows.length > 0
}
