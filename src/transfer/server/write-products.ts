import { languages } from '#src/common/locale.ts'
import { shopDay } from '#src/common/working-days.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { ProductDraft, VariationDraft } from '#src/products/server/product-draft.ts'
import { purgeTagsOf, removeVariations, saveProducts } from '#src/products/server/product-writes.service.ts'
import { indexProducts } from '#src/product-search/server/search-documents.service.ts'
import {
  type BatchContext,
  type BatchOutcome,
  type BatchWriter,
  count,
  noOutcome,
  type Planned,
  writeEach,
} from './batch.ts'
import { type Change, changesOf, partChanges } from './changes.ts'
import { findDrafts } from './draft-reader.store.ts'
import type { Entry } from './entries.ts'
import type { Kind } from './kind.ts'
import { followProducts, notesOfKept } from './moved-addresses.ts'
import { planProduct, type References } from './product-plan.ts'
import { isRemoved } from './variation-plan.ts'
import {
  findOrdered,
  findSlugOwners,
  findVariationOwners,
  listCategoryCodes,
  listPackagesOf,
  lockProducts,
} from './references.store.ts'

/** Products, their facts or their pictures: each kind sets its own columns of the same products. */
export const productWriter =
  (kind: Kind<ProductDraft, VariationDraft>): BatchWriter =>
  async (tx, entries, context) => {
    const outcome = noOutcome()
    const codes = entries.map((entry) => entry.key)
    if (!context.isDryRun) await lockProducts(tx, codes)
    const current = await findDrafts(tx, codes)
    const references = await readReferences(tx, entries, [...current.values()], context)
    const planned: Planned<ProductDraft>[] = []
    const today = shopDay(context.now)
    for (const entry of entries) {
      const plan = planProduct(kind, entry, current.get(entry.key) ?? null, references, today)
      if (!count(outcome, plan)) continue
      context.overlay.acceptProduct(plan.result)
      if (context.isDryRun)
        outcome.changes.push(...draftChanges(kind, entry, current.get(entry.key) ?? null, plan.result))
      planned.push({ entry, ...plan })
    }
    if (!context.isDryRun) await writeProducts(tx, planned, current, outcome, context)
    return outcome
  }

/** What becomes of a product and of its variations. A new one is one line, whatever is in it. */
function draftChanges(
  kind: Kind<ProductDraft, VariationDraft>,
  { key, head, parts }: Entry,
  before: ProductDraft | null,
  after: ProductDraft,
): Change[] {
  const own = changesOf(kind.head, { code: key, line: head.line }, before, after)
  if (before === null) return own
  const lineOf = (code: string): number => parts?.find((part) => part.code === code)?.line ?? head.line
  const codeOf = ({ code }: VariationDraft): string => code
  return [...own, ...partChanges(kind.part, codeOf, lineOf, before.variations, after.variations)]
}

async function writeProducts(
  tx: Transaction,
  planned: readonly Planned<ProductDraft>[],
  current: ReadonlyMap<string, ProductDraft>,
  outcome: BatchOutcome,
  { now, actor }: BatchContext,
): Promise<void> {
  const codes = planned.map(({ result }) => result.code)
  const before = await purgeTagsOf(tx, codes)
  const written = await writeEach(tx, planned, outcome, async (savepoint, drafts) => {
    const ids = await saveProducts(savepoint, drafts, now)
    await removeVariations(savepoint, removedBy(planned, drafts))
    await indexProducts(savepoint, ids.values())
  })
  if (written.length === 0) return
  const drafts = written.map(({ result }) => ({ before: current.get(result.code) ?? null, after: result }))
  const kept = await followProducts(tx, drafts, { at: now, actor })
  outcome.faults.push(
    ...notesOfKept(
      written.map(({ entry }) => entry),
      kept,
    ),
  )
  const variations = written.flatMap(({ result }) => result.variations.map(({ code }) => code))
  const after = await purgeTagsOf(tx, [
    ...written.map(({ result }) => result.code),
    // Whether a package may be sold depends on what it holds.
    ...(await listPackagesOf(tx, variations)),
  ])
  await emitCacheEvent(tx, [...new Set([...before, ...after])])
}

function removedBy(planned: readonly Planned<ProductDraft>[], drafts: readonly ProductDraft[]): string[] {
  return planned
    .filter(({ result }) => drafts.includes(result))
    .flatMap(({ entry, result }) => {
      const kept = new Set(result.variations.map(({ code }) => code))
      return (entry.parts ?? []).filter((part) => isRemoved(part) && !kept.has(part.code)).map(({ code }) => code)
    })
}

async function readReferences(
  tx: Transaction,
  entries: readonly Entry[],
  current: readonly ProductDraft[],
  { overlay }: BatchContext,
): Promise<References> {
  const parts = entries.flatMap((entry) => entry.parts ?? [])
  const held = parts.flatMap(({ values }) => (values.get('contents') ?? []) as { code: string }[]) // by its own type
  const kept = current.flatMap((draft) => draft.variations).flatMap(({ code, contents }) => [{ code }, ...contents])
  const owners = await findVariationOwners(tx, [...new Set([...parts, ...held, ...kept].map(({ code }) => code))])
  const slugs = await findSlugOwners(
    tx,
    entries.flatMap(({ head }) =>
      languages.flatMap((language) => {
        const slug = head.values.get(`slug_${language}`)
        return typeof slug === 'string' ? [`${language}:${slug}`] : []
      }),
    ),
  )
  const categories = new Set(await listCategoryCodes(tx))
  const ordered = await findOrdered(
    tx,
    parts.filter(isRemoved).map(({ code }) => code),
  )
  return {
    hasCategory: (code) => categories.has(code),
    isOrdered: (code) => ordered.has(code),
    variationOwner: (code) => overlay.variationOwner(code) ?? owners.get(code) ?? null,
    slugOwner: (language, slug) => overlay.slugOwner(`${language}:${slug}`) ?? slugs.get(`${language}:${slug}`) ?? null,
  }
}
