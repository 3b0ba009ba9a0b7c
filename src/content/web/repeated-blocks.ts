import type { AreaBlock } from '#src/shell/contract/block.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'

const known = new WeakMap<PageModel, ReadonlySet<AreaBlock>>()

/**
 * Returns the repeats of blocks that occur more than once on the page, as shared blocks can. Only the first occurrence gets the
 * block's id, so links lead to it.
 */
export function repeatsOf(page: PageModel): ReadonlySet<AreaBlock> {
  const before = known.get(page)
  if (before) return before
  const ids = new Set<number>()
  const repeats = new Set<AreaBlock>()
  const walk = (blocks: unknown): void => {
    if (!Array.isArray(blocks)) return
    for (const block of blocks as AreaBlock[]) {
      const id = block?.contentLink?.id
      if (id === undefined) continue
      if (ids.has(id)) repeats.add(block)
      ids.add(id)
      if ('containerBlocks' in block) walk(block['containerBlocks'])
    }
  }
  for (const area of [page.topContentArea, page.mainContentArea, page.bottomContentArea]) walk(area)
  known.set(page, repeats)
  return repeats
}
