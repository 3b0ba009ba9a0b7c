import { Window } from 'happy-dom'
import type { Markup } from '../../src/editor/rules/rich-text/markup.ts'

const { document } = new Window()

interface ParsedNode {
  nodeType: number
  nodeValue: unknown
  childNodes: Iterable<ParsedNode>
  localName?: string
  attributes?: Iterable<{ name: string; value: string }>
}

const treeOf = (node: ParsedNode): Markup[] =>
  [...node.childNodes].flatMap((child): Markup | Markup[] => {
    if (child.nodeType === 3) return { text: String(child.nodeValue) }
    if (child.nodeType !== 1 || child.localName === undefined) return []
    const attributes = Object.fromEntries([...(child.attributes ?? [])].map(({ name, value }) => [name, value]))
    return { tag: child.localName, attributes, children: treeOf(child) }
  })

/** Markup as the editor's rules read it, parsed outside a browser. */
export function markupTree(html: string): Markup[] {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return treeOf(holder as unknown as ParsedNode) // its own types say the same in more words
}
