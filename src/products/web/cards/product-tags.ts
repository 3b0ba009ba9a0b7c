import { type TagKind, tagKinds } from '#src/kit/Tag.tsx'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import type { TagMap } from '../../contract/card.ts'

export interface ShownTag {
  kind: TagKind
  label: string
}

interface Tagged {
  tags: TagMap
  isRecalled?: true
  discountPercent: number | null
}

/** A tile has room for one: sale, new, season, organic, bestseller (look, part 5). */
const cardOrder: readonly TagKind[] = ['sale', 'new', 'christmas', 'easter', 'limited', 'organic', 'bestseller']

/** Every tag of a product, the reduction first. A tag this version has no look for is left out. */
export function productTags({ tags, discountPercent }: Tagged, text: TextFunction): ShownTag[] {
  const sale: ShownTag[] =
    discountPercent === null
      ? []
      : [{ kind: 'sale', label: text('/catalogue/discount-tag', { percent: discountPercent }) }]
  return [...sale, ...tagKinds.flatMap((kind) => (tags[kind] === undefined ? [] : [{ kind, label: tags[kind] }]))]
}

/** The one tag of a card, a recall before all others; null when it has none of those a tile shows. */
export function cardTag(product: Tagged, text: TextFunction): ShownTag | null {
  if (product.isRecalled) return { kind: 'recall', label: text('/catalogue/notice/recall') }
  const tags = productTags(product, text)
  return cardOrder.flatMap((kind) => tags.filter((tag) => tag.kind === kind))[0] ?? null
}
