import { goodAttributes, badAttributes } from './attributes.ts'
import { isText, type Markup, type MarkupElement, settled } from './markup.ts'
import {
  blockKinds,
  type BlockKind,
  filled,
  isInline,
  markKinds,
  type ModelMark,
  type ModelNode,
  partKinds,
} from './model.ts'
import { readTable } from './read-table.ts'

/** The model cannot hold the markup as it is. */
class Unheld extends Error {}

/**
 * Reads markup into the model. A strict reader throws at what the model cannot hold; the other one, for what is pasted, leaves it
 * out and keeps its words.
 */
class MarkupReader {
  readonly isStrict: boolean
  /** Elements that became marks so far. */
  private count = 0

  constructor(isStrict: boolean) {
    this.isStrict = isStrict
  }

  refuse(): void {
    if (this.isStrict) throw new Unheld()
  }

  attributes(element: MarkupElement): Record<string, string> {
    if (badAttributes(element).length > 0) this.refuse()
    return goodAttributes(element)
  }

  /** Blocks, with loose words between them; never empty. */
  flow(children: readonly Markup[], marks: readonly ModelMark[] = []): ModelNode[] {
    const blocks: ModelNode[] = []
    let words: ModelNode[] = []
    const close = () => {
      if (words.length > 0) blocks.push({ type: 'plain', content: words })
      words = []
    }
    for (const child of children) {
      if (isText(child) || (isInline(child.tag) && !hasBlock(child))) {
        this.inline(child, marks, words)
        continue
      }
      close()
      if (isInline(child.tag)) {
        this.refuse()
        blocks.push(...this.flow(child.children, this.withMark(child, marks)).filter(isFilled))
      } else blocks.push(...this.block(child, marks))
    }
    close()
    return blocks.length > 0 ? blocks : [{ type: 'plain' }]
  }

  private block(element: MarkupElement, marks: readonly ModelMark[]): ModelNode[] {
    if (element.tag === 'table') return readTable(this, element, marks)
    const kind = blockKinds[element.tag]
    if (kind) return this.node(element, kind, marks)
    this.refuse()
    return this.flow(element.children, marks).filter(isFilled)
  }

  node(element: MarkupElement, { node, holds }: BlockKind, marks: readonly ModelMark[]): ModelNode[] {
    const attrs = { tag: element.tag, ...this.attributes(element) }
    switch (holds) {
      case 'nothing':
        return [{ type: node, attrs }]
      case 'words':
        return [{ type: node, attrs, ...filled(this.words(element.children, marks)) }]
      case 'flow':
        return [{ type: node, attrs, content: this.flow(element.children, marks) }]
      case 'items':
      case 'terms': {
        const content = this.parts(element.children, holds === 'items' ? ['li'] : ['dt', 'dd'], marks)
        if (content.length > 0) return [{ type: node, attrs, content }]
        this.refuse()
        return []
      }
    }
  }

  /** The items of a list. What stands between them becomes part of the one before, as browsers show it. */
  private parts(children: readonly Markup[], tags: readonly string[], marks: readonly ModelMark[]): ModelNode[] {
    const parts: ModelNode[] = []
    for (const child of children) {
      const kind = isText(child) || !tags.includes(child.tag) ? undefined : partKinds[child.tag]
      if (kind && !isText(child)) parts.push(...this.node(child, kind, marks))
      else {
        this.refuse()
        const blocks = this.flow([child], marks).filter(isFilled)
        const before = parts.at(-1)
        if (blocks.length > 0 && before && before.type !== 'term') before.content?.push(...blocks)
        else if (blocks.length > 0)
          parts.push({ type: tags.includes('li') ? 'listItem' : 'definition', content: blocks })
      }
    }
    return parts
  }

  words(children: readonly Markup[], marks: readonly ModelMark[]): ModelNode[] {
    const words: ModelNode[] = []
    for (const child of children) this.inline(child, marks, words)
    return words
  }

  private inline(node: Markup, marks: readonly ModelMark[], into: ModelNode[]): void {
    const marked = marks.length > 0 ? { marks: [...marks] } : {}
    if (isText(node)) {
      into.push({ type: 'text', text: node.text, ...marked })
      return
    }
    if (node.tag === 'br') into.push({ type: 'hardBreak', attrs: this.attributes(node), ...marked })
    else if (node.tag === 'img') {
      const attrs = this.attributes(node)
      if ('src' in attrs) into.push({ type: 'image', attrs, ...marked })
      else this.refuse()
    } else {
      if (!isInline(node.tag) || node.children.length === 0) this.refuse()
      const within = this.withMark(node, marks)
      for (const child of node.children) this.inline(child, within, into)
    }
  }

  /** Marks are numbered by their elements: adjacent equal marks stay two, and marks within marks keep their order. */
  private withMark(element: MarkupElement, marks: readonly ModelMark[]): readonly ModelMark[] {
    const type = markKinds[element.tag]
    const attrs = this.attributes(element)
    if (type === undefined || marks.some((mark) => mark.type === type)) this.refuse()
    else if (type === 'link' && !('href' in attrs) && !this.isStrict) return marks
    else if (type !== 'language' || this.isStrict || 'lang' in attrs)
      return [...marks, { type, attrs: { tag: element.tag, n: this.count++, ...attrs } }]
    return marks
  }
}

const hasBlock = ({ children }: MarkupElement): boolean =>
  children.some((child) => !isText(child) && (!isInline(child.tag) || hasBlock(child)))
const isFilled = ({ type, content }: ModelNode): boolean => type !== 'plain' || content !== undefined

/** The document of settled markup; null: the model cannot hold it as it is. */
export function readStored(markup: readonly Markup[]): ModelNode | null {
  try {
    return { type: 'doc', content: new MarkupReader(true).flow(markup) }
  } catch (error) {
    if (error instanceof Unheld) return null
    throw error
  }
}

/** The blocks of foreign markup, as far as the model has a place for it. */
export const readForeign = (markup: readonly Markup[]): ModelNode[] => new MarkupReader(false).flow(settled(markup))
