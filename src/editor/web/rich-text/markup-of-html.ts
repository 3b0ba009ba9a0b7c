import type {} from '#src/common/trusted-types.ts'
import type { Markup } from '../../rules/rich-text/markup.ts'

const plain = { createHTML: (html: string) => html }
/** Markup goes through it into a document that shows nothing and runs nothing, and from there into the model alone. */
const policy = window.trustedTypes?.createPolicy('konvehti-editor', plain) ?? plain

export function markupOfNode(node: Node): Markup[] {
  return [...node.childNodes].flatMap((child): Markup | Markup[] => {
    if (child.nodeType === 3) return { text: child.nodeValue ?? '' }
    if (child.nodeType !== 1) return []
    const { localName, attributes } = child as Element // by its type
    return {
      tag: localName,
      attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      children: markupOfNode(child),
    }
  })
}

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body

export const markupOfHtml = (html: string): Markup[] => markupOfNode(bodyOf(html))
