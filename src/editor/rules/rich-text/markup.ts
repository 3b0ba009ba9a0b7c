import { richTextAttributes } from '#src/content/contract/rich-text-markup.ts'
import { isInline } from './model.ts'

/* Markup as a plain tree: browsers and tests each make it with another parser. */

export interface MarkupText {
  text: string
}
export interface MarkupElement {
  tag: string
  attributes: Record<string, string>
  children: Markup[]
}
export type Markup = MarkupText | MarkupElement

export const isText = (node: Markup): node is MarkupText => 'text' in node

export const attributesFor = (tag: string): readonly string[] => [
  ...(richTextAttributes[tag] ?? []),
  ...(richTextAttributes['*'] ?? []),
]

/**
 * Returns the tree as a browser shows it: blanks that are not shown are left out, bare rows have the body that a parser gives them,
 * and a cell over one column says nothing of it.
 */
export function settled(nodes: readonly Markup[]): Markup[] {
  let last: MarkupText | null = null
  let isAtStart = true
  const breakLine = () => {
    if (last) last.text = last.text.replace(/ $/, '')
    last = null
    isAtStart = true
  }
  const settle = (list: readonly Markup[]): Markup[] =>
    list.map((node) => {
      if (isText(node)) {
        const text = node.text.replaceAll(/[ \t\n\r\f]+/g, ' ')
        const kept = { text: isAtStart ? text.replace(/^ /, '') : text }
        if (kept.text !== '') {
          isAtStart = kept.text.endsWith(' ')
          last = isAtStart ? kept : null
        }
        return kept
      }
      const isBlock = !isInline(node.tag) || node.tag === 'br'
      if (isBlock) breakLine()
      const children: Markup[] = settle(node.tag === 'table' ? withBodies(node.children) : node.children)
      if (isBlock) breakLine()
      if (node.tag === 'img') {
        isAtStart = false
        last = null
      }
      return { tag: node.tag, attributes: withoutSingles(node.attributes), children }
    })
  const whole = settle(nodes)
  breakLine()
  return withoutEmpty(whole)
}

const withoutEmpty = (nodes: readonly Markup[]): Markup[] =>
  nodes.flatMap((node) => {
    if (!isText(node)) return { ...node, children: withoutEmpty(node.children) }
    return node.text === '' ? [] : node
  })

function withBodies(children: readonly Markup[]): Markup[] {
  const whole: Markup[] = []
  let body: MarkupElement | null = null
  for (const child of children) {
    if (isText(child) && child.text.trim() === '') continue
    if (isText(child) || child.tag !== 'tr') {
      body = null
      whole.push(child)
    } else if (body) body.children.push(child)
    else whole.push((body = { tag: 'tbody', attributes: {}, children: [child] }))
  }
  return whole
}

const withoutSingles = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => !(/^(col|row)span$/.test(name) && value === '1')),
  )

export function isSameMarkup(one: readonly Markup[], other: readonly Markup[]): boolean {
  return (
    one.length === other.length &&
    one.every((node, at) => {
      const twin = other[at]
      if (!twin || isText(node) || isText(twin))
        return twin !== undefined && isText(node) && isText(twin) && node.text === twin.text
      const [mine, theirs] = [Object.entries(node.attributes), Object.entries(twin.attributes)]
      return (
        node.tag === twin.tag &&
        mine.length === theirs.length &&
        mine.every(([name, value]) => twin.attributes[name] === value) &&
        isSameMarkup(node.children, twin.children)
      )
    })
  )
}

const voids = new Set(['br', 'hr', 'img'])
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Writes what the sanitiser writes: the same text comes out of it unchanged. */
export const htmlOf = (nodes: readonly Markup[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return escaped(node.text)
      const { tag, children } = node
      const attributes = Object.entries(node.attributes)
        .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
        .join('')
      return voids.has(tag) ? `<${tag}${attributes} />` : `<${tag}${attributes}>${htmlOf(children)}</${tag}>`
    })
    .join('')
