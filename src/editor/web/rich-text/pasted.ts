import { DOMParser as ModelParser, Fragment, Node, type Schema, Slice } from '@tiptap/pm/model'
import { readForeign } from '../../rules/rich-text/read-markup.ts'
import { cleanedForeign } from '../../rules/rich-text/clean-foreign.ts'
import { markupOfNode } from './markup-of-html.ts'

/** Reads what is pasted: from this editor as it is, from elsewhere as far as the model has a place for it. */
export class PasteParser extends ModelParser {
  constructor(schema: Schema) {
    super(schema, ModelParser.fromSchema(schema).rules)
  }

  override parseSlice(dom: globalThis.Node, options?: Parameters<ModelParser['parseSlice']>[1]): Slice {
    const isOwn = dom instanceof Element && dom.querySelector('[data-pm-slice]') !== null
    if (isOwn) return super.parseSlice(dom, options)
    const blocks = readForeign(cleanedForeign(markupOfNode(dom)))
    // Loose words between blocks are paragraphs here; alone they go into the text where the caret is.
    const isWords = blocks.length === 1
    const nodes = blocks.map((block) =>
      Node.fromJSON(this.schema, block.type === 'plain' && !isWords ? { ...block, type: 'paragraph' } : block),
    )
    return Slice.maxOpen(Fragment.fromArray(nodes))
  }
}
