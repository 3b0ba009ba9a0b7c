import { cleanLine } from '#src/common/clean-text.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { type FieldColour, fieldColours } from '#src/products/contract/codes.ts'
import { findCategoryId } from './merchandising.store.ts'
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
  /** Takes the place of the panel that the list has for the same time. Answers its number and what it leads to. */
  async function set(
    panel: NewPromoPanel,
    actor: ShopActor,
  ): Promise<Result<{ id: number; link: string }, PanelFault>> {
    authorise(actor, 'merchandising:write')
    const { category, field, picture, from, to } = panel
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
      const categoryId = category === null ? null : await findCategoryId(tx, category)
      if (category !== null && categoryId === null) return refuse({ kind: 'category' })
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
      const id = await store.savePromoPanel(tx, row, words.value)
      await emitCacheEvent(tx, tagsOf(category))
      const after = { category, field, picture, link: link.value, title: words.value.fi.title, from, to }
      await recordAudit(tx, { at: now, actor, command: 'promo-panel.set', subject: id, after })
      return ok({ id, link: link.value })
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

  /** Takes a panel away and answers what it was; null where there is none. */
  async function remove(id: number, actor: ShopActor): Promise<store.PromoPanelRow | null> {
    authorise(actor, 'merchandising:write')
    return inTransaction(db, async (tx) => {
      const row = await store.deletePromoPanel(tx, id)
      if (row === null) return null
      await emitCacheEvent(tx, tagsOf(row.categoryCode))
      const before = { category: row.categoryCode, link: row.link, title: row.words.fi.title }
      await recordAudit(tx, { at: clock.now(), actor, command: 'promo-panel.removed', subject: id, before })
      return row
    })
  }

  return { set, list, remove }
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
