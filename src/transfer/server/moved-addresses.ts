import type { ShopActor } from '#src/common/actor.ts'
import { type KeptRedirect, leaveRedirects, listLeadingAway, type MovedPage } from '#src/content/server/moved-pages.ts'
import { type Language, languages } from '#src/common/locale.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { productsPath } from '#src/products/contract/paths.ts'
import type { CategoryDraft, ProductDraft } from '#src/products/server/product-draft.ts'
import { listCategoryDrafts, listSlugsBelow } from './draft-reader.store.ts'
import type { Entry } from './entries.ts'
import { type Fault, noteAt } from './fault.ts'
import { detailOf } from './fault-words.ts'

/* Addresses of products and categories that a file or a form changes: the old ones lead on. */

/** A draft as it was, null for something new, and as it is now. */
export interface Written<Draft> {
  before: Draft | null
  after: Draft
}
interface When {
  at: Date
  actor: ShopActor
}
/** A move, and the code of what moves. */
interface Move extends MovedPage {
  code: string
}

/** Notes of redirects that stayed, each at the line whose address it concerns. */
export const notesOfKept = (entries: readonly Entry[], kept: readonly Kept[]): Fault[] =>
  kept.flatMap(({ code, language, path, toUrl }) => {
    const entry = entries.find(({ key }) => key === code)
    return entry ? [noteAt(entry.head, `slug_${language}`, 'redirect', detailOf('redirect', { path, to: toUrl }))] : []
  })

export interface Kept extends KeptRedirect {
  code: string
}

const leave = async (tx: Transaction, moves: readonly Move[], when: When): Promise<Kept[]> =>
  (await leaveRedirects(tx, moves, when)).flatMap((one) => {
    const move = moves.find(({ language, from, to }) => language === one.language && [from, to].includes(one.path))
    return move ? [{ ...one, code: move.code }] : []
  })

const categoryPathOf = ({ texts }: CategoryDraft, language: Language): string =>
  `${productsPath[language]}/${texts[language].slug}`

/**
 * Addresses of products below a category need no redirect: a product is found under any category. None stays at an address that
 * one of its products has now.
 */
export async function followCategories(
  tx: Transaction,
  written: readonly Written<CategoryDraft>[],
  when: When,
): Promise<Kept[]> {
  const moves = written.flatMap(({ before, after }) =>
    languages.flatMap((language): Move[] => {
      const from = before && categoryPathOf(before, language)
      const to = categoryPathOf(after, language)
      return from === to ? [] : [{ language, from, to, code: after.code }]
    }),
  )
  const below: Move[] = []
  for (const { after } of written)
    for (const { language, to } of moves.filter((move) => move.to === categoryPathOf(after, move.language))) {
      const leading = await listLeadingAway(tx, language, to)
      const slugs = leading.length > 0 ? await listSlugsBelow(tx, after.code, language) : new Set()
      below.push(
        ...leading
          .filter((slug) => slugs.has(slug))
          .map((slug) => ({
            language,
            from: null,
            to: `${to}/${slug}`,
            code: after.code,
          })),
      )
    }
  return leave(tx, [...moves, ...below], when)
}

/** Pages have the Finnish slug where a language has none. */
const slugOf = ({ code, texts }: ProductDraft, language: Language): string =>
  texts[language].slug ?? texts.fi.slug ?? code.toLowerCase()

/**
 * A product without a category has no address. Another main category alone leaves no redirect, since a product is found under any,
 * and takes away the one that stands at the new address.
 */
export async function followProducts(
  tx: Transaction,
  written: readonly Written<ProductDraft>[],
  when: When,
): Promise<Kept[]> {
  const moved = written.flatMap(({ before, after }) =>
    languages.flatMap((language) =>
      before === null ||
      before.categories[0] !== after.categories[0] ||
      slugOf(before, language) !== slugOf(after, language)
        ? [{ before, after, language }]
        : [],
    ),
  )
  if (moved.length === 0) return []
  const categories = new Map((await listCategoryDrafts(tx)).map((draft) => [draft.code, draft]))
  const pathOf = (draft: ProductDraft, language: Language): string | null => {
    const category = categories.get(draft.categories[0] ?? '')
    return category ? `${categoryPathOf(category, language)}/${slugOf(draft, language)}` : null
  }
  const moves = moved.flatMap(({ before, after, language }): Move[] => {
    const to = pathOf(after, language)
    if (to === null) return []
    const isRenamed = before !== null && slugOf(before, language) !== slugOf(after, language)
    return [{ language, from: isRenamed ? pathOf(before, language) : null, to, code: after.code }]
  })
  return leave(tx, moves, when)
}
