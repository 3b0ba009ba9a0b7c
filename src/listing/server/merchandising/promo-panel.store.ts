import { asc, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { category } from '#src/products/server/products.tables.ts'
import { promoPanel, promoPanelText } from './promo-panel.tables.ts'

/** What a panel says in a language. */
export interface PanelTexts {
  /** Words between asterisks are set in italic. */
  title: string
  body: string
  linkLabel: string
}

/** Texts per language; a language without texts shows the Finnish ones. */
export type PanelWords = { fi: PanelTexts } & Partial<Record<Language, PanelTexts>>

export interface PromoPanelRow extends Omit<typeof promoPanel.$inferSelect, 'categoryId'> {
  /** Null: the list of all products. */
  categoryCode: string | null
  words: PanelWords
}

const { categoryId: _categoryId, ...columns } = getTableColumns(promoPanel)

/** What has not ended, in the order it was written. */
export async function listPromoPanels(db: Executor, now: Date): Promise<PromoPanelRow[]> {
  return withWords(
    db,
    await selectPanels(db)
      .where(or(isNull(promoPanel.validTo), gt(promoPanel.validTo, now)))
      .orderBy(asc(promoPanel.changedAt), asc(promoPanel.id)),
  )
}

const selectPanels = (db: Executor) =>
  db
    .select({ ...columns, categoryCode: category.code })
    .from(promoPanel)
    .leftJoin(category, eq(category.id, promoPanel.categoryId))

async function withWords(db: Executor, rows: readonly Omit<PromoPanelRow, 'words'>[]): Promise<PromoPanelRow[]> {
  if (rows.length === 0) return []
  const texts = Map.groupBy(await db.select().from(promoPanelText), ({ panelId }) => panelId)
  return rows.flatMap((row) => {
    const own = (texts.get(row.id) ?? []).map(({ language, title, body, linkLabel }) => [
      language,
      { title, body, linkLabel },
    ])
    const words = Object.fromEntries(own) as Partial<PanelWords> // each language once, by the table's key
    return words.fi === undefined ? [] : [{ ...row, words: { ...words, fi: words.fi } }]
  })
}

/** Replaces the list's panel for the same time. Returns its number. */
export async function savePromoPanel(
  db: Executor,
  panel: typeof promoPanel.$inferInsert,
  words: PanelWords,
): Promise<number> {
  const { categoryId: _category, validFrom: _from, validTo: _to, ...set } = panel
  const [row] = await db
    .insert(promoPanel)
    .values(panel)
    .onConflictDoUpdate({ target: [promoPanel.categoryId, promoPanel.validFrom, promoPanel.validTo], set })
    .returning({ id: promoPanel.id })
  if (row === undefined) throw new Error('The panel was not saved')
  await db.delete(promoPanelText).where(eq(promoPanelText.panelId, row.id))
  const texts = Object.entries(words) as [Language, PanelTexts][] // its keys are languages
  await db
    .insert(promoPanelText)
    .values(
      texts.map(([language, { title, body, linkLabel }]) => ({ panelId: row.id, language, title, body, linkLabel })),
    )
  return row.id
}

/** Takes a panel away and answers what it was; null where there is none. */
export async function deletePromoPanel(db: Executor, id: number): Promise<PromoPanelRow | null> {
  const [row] = await withWords(
    db,
    await selectPanels(db).where(eq(promoPanel.id, id)).for('update', { of: promoPanel }),
  )
  if (row !== undefined) await db.delete(promoPanel).where(eq(promoPanel.id, id))
  return row ?? null
}
