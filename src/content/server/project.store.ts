import { and, asc, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { versionColumns } from './content.store.ts'
import { contentItem, contentProject, contentVersion } from './content.tables.ts'

export type ProjectRow = typeof contentProject.$inferSelect

const isDraft = eq(contentVersion.status, 'draft')
const drafts = sql<number>`(select count(*)::integer from content_version v
  where v.project_id = content_project.id and v.status = 'draft')`

/** The newest first; what is published or closed last. */
export const listProjects = (db: Executor) =>
  db
    .select({ project: contentProject, drafts })
    .from(contentProject)
    .orderBy(
      sql`coalesce(${contentProject.publishedAt}, ${contentProject.closedAt}) desc nulls first`,
      desc(contentProject.id),
    )
    .limit(200)

export async function insertProject(db: Executor, row: typeof contentProject.$inferInsert): Promise<ProjectRow> {
  const [made] = await db.insert(contentProject).values(row).returning()
  if (!made) throw new Error('The project was not created')
  return made
}

export async function updateProject(
  db: Executor,
  id: number,
  change: Partial<typeof contentProject.$inferInsert>,
): Promise<void> {
  await db.update(contentProject).set(change).where(eq(contentProject.id, id))
}

/** Until the transaction ends, nothing is saved into the project. Take this lock before locking any item. */
export async function lockProject(tx: Transaction, id: number): Promise<ProjectRow | null> {
  const [row] = await tx.select().from(contentProject).where(eq(contentProject.id, id)).for('no key update')
  return row ?? null
}

export async function findProjectById(db: Executor, id: number): Promise<ProjectRow | null> {
  const [row] = await db.select().from(contentProject).where(eq(contentProject.id, id))
  return row ?? null
}

/** Versions of a project with their items, by name: its drafts, or once it is published what went on the site with it. */
export const listProjectVersions = (db: Executor, { id, publishedAt }: ProjectRow) =>
  db
    .select({ item: contentItem, version: versionColumns })
    .from(contentVersion)
    .innerJoin(contentItem, eq(contentItem.id, contentVersion.contentId))
    .where(and(eq(contentVersion.projectId, id), publishedAt === null ? isDraft : ne(contentVersion.status, 'draft')))
    .orderBy(asc(contentVersion.name), asc(contentItem.id), asc(contentVersion.language))

export type ProjectVersion = Awaited<ReturnType<typeof listProjectVersions>>[number]

/** Gives the drafts of a project back to their pages alone. */
export async function emptyProject(db: Executor, id: number): Promise<void> {
  await db
    .update(contentVersion)
    .set({ projectId: null })
    .where(and(eq(contentVersion.projectId, id), isDraft))
}

/** Projects whose time has come, the longest ago first. */
export async function listDueProjects(db: Executor, now: Date): Promise<number[]> {
  const { id, publishAt, publishedAt, closedAt } = contentProject
  const rows = await db
    .select({ id })
    .from(contentProject)
    .where(and(lte(publishAt, now), isNull(publishedAt), isNull(closedAt)))
    .orderBy(asc(publishAt))
  return rows.map((row) => row.id)
}
