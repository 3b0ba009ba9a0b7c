import { cleanLine } from '#src/common/clean-text.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { type FieldColour, fieldColours } from '#src/products/contract/codes.ts'
import { findCategoryId, lockRules } from './merchandising.store.ts'
import * as store from './promo-panel.store.ts'
import { panelTextMax } from '../../contract/merchandising-limits.ts'
import { allProductsTag } from '#src/products/server/purge-tags.ts'
import { merchandisingTag } from './list-decisions.ts'
import { listKey } from './ruled-list.ts'
import { mediaPattern } from '#src/products/contract/codes.ts'

export interface NewPromoPanel {
  /** Null: the list of all products. */
  category: string | null
  field: string
  /** Media path of a picture the shop has. */
  picture: string
  /** An address of this site, with the language's prefix or without; may have query and hash. */
  link: string
  /** Finnish is needed; another language has all its texts or none. */
  words: Partial<Record<Language, Partial<store.PanelTexts>>>
  /** Null: at once, for good. `to` itself is no longer in it. */
  from: Date | null
  to: Date | null
}

/** What is wrong with a panel. */
export type PanelFault =
  | { kind: 'category' | 'field' | 'picture' | 'from' | 'to' }
  /** `reason`: of the rules for addresses of this site. */
  | { kind: 'link'; reason: string }
  | { kind: 'text'; language: Language; name: keyof store.PanelTexts }
  /** The list has another panel for exactly this time. */
  | { kind: 'same-time' }
  /** It was removed, or changed since the given version. */
  | { kind: 'gone' | 'changed' }

/** A panel as a person read it: its number, and the milliseconds of its last change. */
export interface SeenPanel {
  id: number
  version: number
}
type Place = { id: number | null; categoryId: number | null; category: string | null }

export interface PromoPanelsDeps {
  db: Database
  clock: Clock
  /** The name by which links are kept of the page at an address, or why there is none. */
  linkName: (address: string) => Promise<Result<string, string>>
  /** Pixels of a picture by its media path; null: the shop has none there. */
  pictureSize: (path: string) => Promise<{ width: number; height: number } | null>
}

/**
 * Panels that stand between the full rows of a list: of a category, without those below it, or of all products. A list may have
 * one for good and others for a time, see `list-decisions.ts`.
 */
export function createPromoPanels({ db, clock, linkName, pictureSize }: PromoPanelsDeps) {
  /** Checks a panel and writes it where `placeOf` says, with panels locked. Answers its number and what it leads to. */
  async function write(
    panel: Omit<NewPromoPanel, 'category'>,
    actor: ShopActor,
    placeOf: (tx: Transaction) => Promise<Result<Place, PanelFault>>,
  ): Promise<Result<{ id: number; link: string }, PanelFault>> {
    const { field, picture, from, to } = panel
    const now = clock.now()
    if (!isField(field)) return refuse({ kind: 'field' })
    if (from !== null && Number.isNaN(+from)) return refuse({ kind: 'from' })
    if (to !== null && !(to > (from === null || from < now ? now : from))) return refuse({ kind: 'to' })
    const words = readWords(panel.words)
    if (!words.ok) return words
    const size = mediaPattern.test(picture) ? await pictureSize(picture) : null
    if (size === null) return refuse({ kind: 'picture' })
    const link = await linkName(panel.link)
    if (!link.ok) return refuse({ kind: 'link', reason: link.error })
    return inTransaction(db, async (tx) => {
      await lockRules(tx)
      const place = await placeOf(tx)
      if (!place.ok) return place
      const { categoryId, category } = place.value
      const row = {
        categoryId,
        field,
        link: link.value,
        validFrom: from,
        validTo: to,
        changedAt: now,
        changedBy: actor.name,
        image: picture,
        imageWidth: size.width,
        imageHeight: size.height,
      }
      const id = await store.savePromoPanel(tx, place.value.id, row, words.value)
      await emitCacheEvent(tx, tagsOf(category))
      const after = { category, field, picture, link: link.value, title: words.value.fi.title, from, to }
      await recordAudit(tx, { at: now, actor, command: 'promo-panel.set', subject: id, after })
      return ok({ id, link: link.value })
    })
  }

  const inCategory = async (tx: Transaction, category: string | null): Promise<Result<Place, PanelFault>> => {
    const categoryId = category === null ? null : await findCategoryId(tx, category)
    return category !== null && categoryId === null
      ? refuse({ kind: 'category' })
      : ok({ id: null, categoryId, category })
  }
  const idForTime = (tx: Transaction, { categoryId }: Place, { from, to }: Pick<NewPromoPanel, 'from' | 'to'>) =>
    store.findPanelForTime(tx, { categoryId, validFrom: from, validTo: to })

  /** Takes the place of the panel that the list has for the same time. */
  async function set(panel: NewPromoPanel, actor: ShopActor) {
    authorise(actor, 'merchandising:write')
    return write(panel, actor, async (tx) => {
      const place = await inCategory(tx, panel.category)
      return place.ok ? ok({ ...place.value, id: await idForTime(tx, place.value, panel) }) : place
    })
  }

  /** Adds a panel in addition to those that the list has. */
  async function add(panel: NewPromoPanel, actor: ShopActor) {
    authorise(actor, 'merchandising:write')
    return write(panel, actor, async (tx) => {
      const place = await inCategory(tx, panel.category)
      return place.ok && (await idForTime(tx, place.value, panel)) !== null ? refuse({ kind: 'same-time' }) : place
    })
  }

  /** Changes one panel, which stays in its list. */
  async function change(seen: SeenPanel, panel: Omit<NewPromoPanel, 'category'>, actor: ShopActor) {
    authorise(actor, 'merchandising:write')
    return write(panel, actor, async (tx) => {
      const found = await lockSeen(tx, seen)
      if (!found.ok) return found
      const category = found.value.categoryCode
      const place = await inCategory(tx, category)
      if (!place.ok) return place
      const other = await idForTime(tx, place.value, panel)
      return other === null || other === seen.id ? ok({ ...place.value, id: seen.id }) : refuse({ kind: 'same-time' })
    })
  }

  /** Panels that have not ended, by list; each list's in the order they begin. */
  async function list(actor: ShopActor): Promise<store.PromoPanelRow[]> {
    authorise(actor, 'merchandising:read')
    const rows = await store.listPromoPanels(db, clock.now())
    return rows.toSorted(
      (a, b) =>
        (a.categoryCode ?? '').localeCompare(b.categoryCode ?? '') ||
        +(a.validFrom ?? 0) - +(b.validFrom ?? 0) ||
        a.id - b.id,
    )
  }

  /** Takes a panel away and answers what it was. A version that is left out is not compared. */
  async function remove(
    { id, version }: Pick<SeenPanel, 'id'> & Partial<SeenPanel>,
    actor: ShopActor,
  ): Promise<Result<store.PromoPanelRow, PanelFault>> {
    authorise(actor, 'merchandising:write')
    return inTransaction(db, async (tx) => {
      const found = await lockSeen(tx, { id, version })
      if (!found.ok) return found
      const row = found.value
      await store.deletePromoPanel(tx, id)
      await emitCacheEvent(tx, tagsOf(row.categoryCode))
      const before = { category: row.categoryCode, link: row.link, title: row.words.fi.title }
      await recordAudit(tx, { at: clock.now(), actor, command: 'promo-panel.removed', subject: id, before })
      return ok(row)
    })
  }

  return { set, add, change, list, remove }
}

async function lockSeen(
  tx: Transaction,
  { id, version }: { id: number; version: number | undefined },
): Promise<Result<store.PromoPanelRow, PanelFault>> {
  const row = await store.lockPanel(tx, id)
  if (row === null) return refuse({ kind: 'gone' })
  return version === undefined || +row.changedAt === version ? ok(row) : refuse({ kind: 'changed' })
}

const isField = (value: string): value is FieldColour => fieldColours.some((field) => field === value)

const textNames = ['title', 'body', 'linkLabel'] as const

/**
 * Each text becomes one line; a language with only some of its texts is refused, so that a panel never mixes two languages.
 */
function readWords(given: NewPromoPanel['words']): Result<store.PanelWords, PanelFault> {
  const words: Partial<store.PanelWords> = {}
  for (const language of languages) {
    const texts = given[language]
    if (texts === undefined && language !== 'fi') continue
    const own = { title: '', body: '', linkLabel: '' }
    for (const name of textNames) {
      own[name] = cleanLine(texts?.[name] ?? '')
      if (own[name] === '' || own[name].length > panelTextMax[name]) return refuse({ kind: 'text', language, name })
    }
    words[language] = own
  }
  if (words.fi === undefined) return refuse({ kind: 'text', language: 'fi', name: 'title' })
  return ok({ ...words, fi: words.fi })
}

/** The lists themselves, and the page that shows this one. */
const tagsOf = (category: string | null): string[] => [
  merchandisingTag,
  category === null ? allProductsTag : listKey({ kind: 'category', code: category }),
]
