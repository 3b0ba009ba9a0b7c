import { sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { allowTypingErrors, foldedTitle, searchFor, searchVector } from '#src/platform/database/text-search.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'

/** A page in the search index. */
export interface SearchEntry {
  contentId: number
  language: Language
  /** Name of a registered topic. */
  topic: string
  /** What the editors wrote over it; empty: nothing. */
  subject: string
  heading: string
  /** Media path, or empty. */
  image: string
  /** Name, lead and description. */
  summary: string
  body: string
  publishedAt: Date
}

export interface FoundPage {
  contentId: number
  topic: string
  subjectId: number | null
  subject: string | null
  heading: string
  image: string
  /** Site path without language prefix. */
  path: string
}

/** Hits a list can page through. */
const maxHits = 1_000

export async function putEntry(db: Executor, entry: SearchEntry): Promise<void> {
  const { language } = entry
  await db.execute(sql`
    insert into content_search (content_id, language, topic, subject_id, heading, image, title, document, published_at)
    values (${entry.contentId}, ${language}, ${entry.topic}, ${await subjectId(db, language, entry.subject)},
      ${entry.heading}, ${entry.image}, ${foldedTitle(sql`${entry.heading}::text`)},
      ${searchVector(language, sql`${entry.heading}`, 'A')} || ${searchVector(language, sql`${entry.subject}`, 'B')}
        || ${searchVector(language, sql`${entry.summary}`, 'C')} || ${searchVector(language, sql`${entry.body}`, 'D')},
      ${entry.publishedAt.toISOString()}::timestamptz)
    on conflict (content_id, language) do update set topic = excluded.topic, subject_id = excluded.subject_id,
      heading = excluded.heading, image = excluded.image, title = excluded.title, document = excluded.document,
      published_at = excluded.published_at`)
}

export async function removeEntry(db: Executor, contentId: number, language: Language): Promise<void> {
  await db.execute(sql`delete from content_search where content_id = ${contentId} and language = ${language}`)
}

/** Entries of pages that are no longer on the site in that language. */
export async function removeStrayEntries(db: Executor): Promise<void> {
  await db.execute(sql`
    delete from content_search as s where not exists
      (select from content_path as p where p.content_id = s.content_id and p.language = s.language)`)
}

async function subjectId(db: Executor, language: Language, name: string): Promise<number | null> {
  if (name === '') return null
  const find = async (): Promise<number | undefined> =>
    (
      await db.execute<{ id: number }>(
        sql`select id from content_subject where language = ${language} and name = ${name}`,
      )
    ).rows[0]?.id
  const known = await find()
  if (known !== undefined) return known
  await db.execute(
    sql`insert into content_subject (language, name) values (${language}, ${name}) on conflict do nothing`,
  )
  return (await find()) ?? null
}

/** The subject that most pages of a subject have in another language. */
export async function findSubjectTwin(db: Executor, subject: number, language: Language): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select other.subject_id as id from content_search as own
    join content_search as other on other.content_id = own.content_id and other.language = ${language}
    where own.subject_id = ${subject} and other.subject_id is not null
    group by other.subject_id order by count(*) desc, other.subject_id limit 1`)
  return rows[0]?.id ?? null
}

/** Pages on the site in a language whose areas hold an item, directly or inside containers. */
export async function listPagesHolding(db: Executor, contentId: number, language: Language): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive holder as (
      select ${contentId}::integer as id, 0 as height
      union
      select r.from_id, holder.height + 1 from content_reference as r
      join holder on r.to_uri = 'content:' || holder.id and r.language = ${language}
      where holder.height < 6
    )
    select distinct p.content_id as id from holder join content_path as p on p.content_id = holder.id
    where p.language = ${language} and p.content_id <> ${contentId}`)
  return rows.map((row) => row.id)
}

export async function listPlacedPages(db: Executor): Promise<{ contentId: number; language: Language }[]> {
  const { rows } = await db.execute<{ content_id: number; language: Language }>(
    sql`select content_id, language from content_path order by content_id, language`,
  )
  return rows.map((row) => ({ contentId: row.content_id, language: row.language }))
}

const columns = sql`s.content_id as "contentId", s.topic, s.subject_id as "subjectId", b.name as subject, s.heading, s.image, p.path`
const tables = sql`content_search as s
  join content_item as i on i.id = s.content_id and i.trashed_at is null
  join content_path as p on p.content_id = s.content_id and p.language = s.language
  left join content_subject as b on b.id = s.subject_id`
const document = sql`s.document`
const title = sql`s.title`

type FoundRow = FoundPage & Record<string, unknown>

/** Pages for a phrase, best first; without any hit, pages whose headings look alike (typing errors). */
export async function searchPages(db: Database, language: Language, phrase: string): Promise<FoundPage[]> {
  const search = searchFor(language, phrase)
  if (!search) return []
  const exact = await db.execute<FoundRow>(sql`
    select ${columns} from ${tables}
    where s.language = ${language} and ${search.matches(document, title)}
    order by ${search.rank(document, title, sql`s.heading`)} desc, s.published_at desc, s.content_id
    limit ${maxHits}`)
  if (exact.rows.length > 0) return exact.rows
  return inTransaction(db, async (tx) => {
    await tx.execute(allowTypingErrors)
    const { rows } = await tx.execute<FoundRow>(sql`
      select ${columns} from ${tables} where s.language = ${language} and ${search.isAlike(title)}
      order by ${search.likeness(title)} desc, s.content_id limit ${maxHits}`)
    return rows
  })
}

/** Lists the pages with these ids that may be found in the language, in no order. */
export async function listPagesById(db: Executor, language: Language, ids: readonly number[]): Promise<FoundPage[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<FoundRow>(sql`
    select ${columns} from ${tables}
    where s.language = ${language} and s.content_id in (select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  return rows
}

/** Every page that may be found, newest first. */
export async function listPages(db: Executor, language: Language): Promise<FoundPage[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    select ${columns} from ${tables} where s.language = ${language}
    order by s.published_at desc, s.content_id limit ${maxHits}`)
  return rows
}
