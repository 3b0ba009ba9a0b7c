import { isDeepStrictEqual } from 'node:util'
import { languages, type Localized } from '#src/common/locale.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { CategoryDraft } from '#src/products/server/product-draft.ts'
import { addPrices, type NewPrice, purgeTagsOf, saveCategories } from '#src/products/server/product-writes.service.ts'
import { countStock, lastMovements, lockStock } from '#src/products/server/stock/stock.service.ts'
import { type BatchWriter, count, noOutcome, type Planned, writeEach } from './batch.ts'
import { changesOf } from './changes.ts'
import { listCategoryDrafts } from './draft-reader.store.ts'
import type { Entry } from './entries.ts'
import { type Fault, faultAt, noteAt } from './fault.ts'
import { categoryCode, categoryKind, stockKind } from './other-fields.ts'
import { followCategories, notesOfKept } from './moved-addresses.ts'
import { planPrices, priceChanges } from './price-plan.ts'
import { apply, type Plan } from './product-plan.ts'
import { findHistories, findLevels, listProductsOf } from './references.store.ts'
import { categoryTreeTag } from '#src/products/server/purge-tags.ts'
import { type Wrong, wrong } from './cell-type.ts'
import type { FaultReason } from './fault-reason.ts'
import { inLanguages, detailOf } from './fault-words.ts'
import { dateTimeText } from '#src/common/day-text.ts'

export const writePrices: BatchWriter = async (tx, entries, { now, actor, isDryRun }) => {
  const outcome = noOutcome()
  const histories = await findHistories(
    tx,
    entries.map((entry) => entry.key),
  )
  const planned: Planned<NewPrice[]>[] = []
  for (const entry of entries) {
    const plan = planPrices(entry, histories.get(entry.key) ?? null, now, actor.name)
    if (!count(outcome, plan)) continue
    planned.push({ entry, ...plan })
    if (isDryRun) outcome.changes.push(...priceChanges(entry, histories.get(entry.key) ?? [], plan.result, now))
  }
  if (isDryRun) return outcome
  const written = await writeEach(tx, planned, outcome, (savepoint, lines) => addPrices(savepoint, lines.flat()))
  const products = await listProductsOf(
    tx,
    written.map(({ entry }) => entry.key),
  )
  await emitCacheEvent(tx, await purgeTagsOf(tx, products))
  return outcome
}

export const writeStock: BatchWriter = async (tx, entries, { now, actor, isDryRun }) => {
  const outcome = noOutcome()
  const keys = entries.map((entry) => entry.key)
  // Stock is locked before its movements are read, so that none comes in between; a dry run changes nothing and takes no
  // locks.
  if (!isDryRun) await lockStock(tx, keys)
  const levels = await findLevels(tx, keys)
  const timed = entries.filter(({ head }) => head.values.get('counted_at') instanceof Date).map(({ key }) => key)
  const moved = await lastMovements(tx, timed)
  const counts: { code: string; onHand: number }[] = []
  for (const entry of entries) {
    const { key, head, faults } = entry
    const level = levels.get(key)
    if (level === undefined && key !== '')
      faults.push(faultAt(head, stockKind.key, 'unknown', detailOf('no-shelf', { code: key })))
    if (faults.length === 0 && !head.values.has('on_hand'))
      faults.push(faultAt(head, 'on_hand', 'required', detailOf('count-missing')))
    const late = faults.length === 0 && countedWrongly(head.values.get('counted_at'), moved.get(key), now)
    if (late) faults.push(faultAt(head, 'counted_at', late.reason, late.detail))
    if (faults.length > 0 || level === undefined) {
      count(outcome, { outcome: 'refused', faults })
      continue
    }
    const onHand = Number(head.values.get('on_hand'))
    if (onHand < level.allocated) {
      outcome.faults.push(noteAt(head, 'on_hand', 'short', detailOf('short', { allocated: level.allocated, onHand })))
    }
    // A count that agrees changes nothing and was made all the same: the shelf keeps its moment.
    counts.push({ code: key, onHand })
    if (!count(outcome, onHand === level.onHand ? { outcome: 'unchanged' } : { outcome: 'changed', result: null }))
      continue
    const values = { before: String(level.onHand), after: String(onHand) }
    if (isDryRun) outcome.changes.push({ line: head.line, code: key, field: 'on_hand', ...values, startsAt: null })
  }
  if (!isDryRun) await countStock(tx, counts, actor.name, now)
  return outcome
}

/** A count is of its moment: what came to the shelf or left it since is not in it. Without a moment, it is of now. */
function countedWrongly(countedAt: unknown, moved: Date | undefined, now: Date): Wrong | false {
  if (!(countedAt instanceof Date)) return false
  if (countedAt > now) return wrong('future', 'counted-ahead', momentIn(countedAt))
  if (moved !== undefined && countedAt < moved) return wrong('stale', 'counted-stale', momentIn(moved))
  return false
}

const momentIn = (moment: Date) => inLanguages((language) => dateTimeText(moment, language))

export const writeCategories: BatchWriter = async (tx, entries, { now, actor, isDryRun, overlay }) => {
  const outcome = noOutcome()
  const known = new Map((await listCategoryDrafts(tx)).map((draft) => [draft.code, draft]))
  const find = (code: string): CategoryDraft | null => overlay.category(code) ?? known.get(code) ?? null
  const slugs = new Map<string, string>()
  for (const draft of known.values())
    for (const language of languages) slugs.set(`${language}:${draft.texts[language].slug}`, draft.code)
  const ownerOf = (name: string): string | null => overlay.slugOwner(name) ?? slugs.get(name) ?? null
  const planned: Planned<CategoryDraft>[] = []
  for (const entry of entries) {
    const plan = planCategory(entry, find, ownerOf)
    if (!count(outcome, plan)) continue
    const at = { code: entry.key, line: entry.head.line }
    if (isDryRun) outcome.changes.push(...changesOf(categoryKind.head, at, find(entry.key), plan.result))
    overlay.acceptCategory(plan.result)
    // The draft was read without a lock: a category that was hidden since stays hidden unless the entry says so itself.
    const { published: _read, ...rest } = plan.result
    const result = entry.head.values.has('published') ? plan.result : rest
    planned.push({ entry, ...plan, result })
  }
  if (isDryRun || planned.length === 0) return outcome
  const written = await writeEach(tx, planned, outcome, (savepoint, drafts) => saveCategories(savepoint, drafts, now))
  if (written.length > 0) await emitCacheEvent(tx, [categoryTreeTag])
  const drafts = written.map(({ result }) => ({ before: known.get(result.code) ?? null, after: result }))
  const kept = await followCategories(tx, drafts, { at: now, actor })
  outcome.faults.push(...notesOfKept(entries, kept))
  return outcome
}

function planCategory(
  entry: Entry,
  find: (code: string) => CategoryDraft | null,
  slugOwner: (name: string) => string | null,
): Plan<CategoryDraft> {
  const { head } = entry
  const faults: Fault[] = [...entry.faults]
  const at = (column: string, reason: FaultReason, ...detail: Parameters<typeof detailOf>): void =>
    void faults.push(faultAt(head, column, reason, detailOf(...detail)))
  const name = entry.key === '' ? null : categoryCode.check(entry.key)
  if (name !== null && !name.ok) faults.push(faultAt(head, categoryKind.key, name.reason, name.detail))
  const current = find(entry.key)
  for (const field of categoryKind.head)
    if (current === null && field.isNeeded && !head.values.has(field.name) && faults.length === 0)
      at(field.name, 'required', 'required-new', { code: entry.key })
  if (faults.length > 0) return { outcome: 'refused', faults }

  const draft = current === null ? newCategory(entry.key) : structuredClone(current)
  apply(categoryKind.head, draft, head)
  // Up to the top; a circle comes back to where it began.
  for (let parent = draft.parentCode; parent !== null;) {
    const found = parent === draft.code ? null : find(parent)
    if (found === null) {
      if (parent === draft.code) at('parent_code', 'circle', 'category-circle')
      else at('parent_code', 'unknown', 'no-category', { code: parent })
    }
    parent = found?.parentCode ?? null
  }
  for (const language of languages) {
    const owner = slugOwner(`${language}:${draft.texts[language].slug}`)
    if (owner !== null && owner !== draft.code)
      at(`slug_${language}`, 'taken', 'slug-category', { code: owner, slug: draft.texts[language].slug })
  }
  if (faults.length > 0) return { outcome: 'refused', faults }
  if (current !== null && isDeepStrictEqual(draft, current)) return { outcome: 'unchanged' }
  return { outcome: current === null ? 'added' : 'changed', result: draft }
}

const newCategory = (code: string): CategoryDraft => ({
  code,
  parentCode: null,
  position: 0,
  field: 'sand',
  image: '',
  published: true,
  texts: Object.fromEntries(
    languages.map((language) => [language, { name: '', slug: '', body: '', metaDescription: '' }]),
  ) as Localized<CategoryDraft['texts']['fi']>, // one for each language
})
