import type { AreaBlock } from '#src/shell/contract/block.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { SentForm } from '../blocks/form-block/form.block.ts'

/** Adds the result to the form's block, wherever it is in the page. */
export function withSent(model: PageModel, formId: number, sent: SentForm): PageModel {
  const inArea = (blocks: readonly AreaBlock[]): AreaBlock[] => blocks.map(inBlock)
  const inBlock = (block: AreaBlock): AreaBlock => {
    if (block.contentType === undefined) return block
    if (block.contentLink.id === formId && block.contentType.at(-1) === 'FormBlock') return { ...block, sent }
    const inner = block['containerBlocks']
    return Array.isArray(inner) ? { ...block, containerBlocks: inArea(inner as AreaBlock[]) } : block // an area
  }
  return {
    ...model,
    topContentArea: inArea(model.topContentArea),
    mainContentArea: inArea(model.mainContentArea),
    bottomContentArea: inArea(model.bottomContentArea),
  }
}
