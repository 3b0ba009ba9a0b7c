import { and, asc, type Column, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
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

type Written = typeof promoPanel.$inferInsert

const isSame = (column: Column, value: unknown) =>
  value === null || value === undefined ? isNull(column) : eq(column, value)

/** The number of the panel that a list has for exactly this time; null: it has none. */
export async function findPanelForTime(
  tx: Transaction,
  { categoryId, validFrom, validTo }: Pick<Written, 'categoryId' | 'validFrom' | 'validTo'>,
): Promise<number | null> {
  const [row] = await tx
    .select({ id: promoPanel.id })
    .from(promoPanel)
    .where(
      and(
        isSame(promoPanel.categoryId, categoryId),
        isSame(promoPanel.validFrom, validFrom),
        isSame(promoPanel.validTo, validTo),
      ),
    )
  return row?.id ?? null
}

/** A panel, locked until the transaction ends; null: there is none. */
export async function lockPanel(tx: Transaction, id: number): Promise<PromoPanelRow | null> {
  const rows = await selectPanels(tx).where(eq(promoPanel.id, id)).for('update', { of: promoPanel })
  return (await withWords(tx, rows))[0] ?? null
}

/** Writes a panel with its texts; `id` null adds one. Returns its number. */
export async function savePromoPanel(
  tx: Transaction,
  id: number | null,
  panel: Written,
  words: PanelWords,
): Promise<number> {
  const [row] =
    id === null
      ? await tx.insert(promoPanel).values(panel).returning({ id: promoPanel.id })
      : await tx.update(promoPanel).set(panel).where(eq(promoPanel.id, id)).returning({ id: promoPanel.id })
  if (row === undefined) throw new Error('The panel was not saved')
  await tx.delete(promoPanelText).where(eq(promoPanelText.panelId, row.id))
  const texts = Object.entries(words) as [Language, PanelTexts][] // its keys are languages
  await tx
    .insert(promoPanelText)
    .values(
      texts.map(([language, { title, body, linkLabel }]) => ({ panelId: row.id, language, title, body, linkLabel })),
    )
  return row.id
}

export async function deletePromoPanel(tx: Transaction, id: number): Promise<void> {
  await tx.delete(promoPanel).where(eq(promoPanel.id, id))
}

/** Panels that show the picture of this address, as `panel 7`. */
export async function listPanelsWith(db: Executor, path: string): Promise<string[]> {
  const rows = await db.select({ id: promoPanel.id }).from(promoPanel).where(eq(promoPanel.image, path))
  return rows.map(({ id }) => `panel ${id}`)
}

/** The address of every picture that a panel shows. */
export async function listPanelPictures(db: Executor): Promise<string[]> {
  return (await db.select({ image: promoPanel.image }).from(promoPanel)).map(({ image }) => image)
}
