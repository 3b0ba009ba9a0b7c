import { isText, type Markup, type MarkupElement } from './markup.ts'

/* What word processors and other sites put on the clipboard, brought nearer to what the model reads. The reader leaves out the rest. */

const hidden = new Set(
  'script style head title meta link xml svg math iframe object embed template noscript select textarea input button video audio canvas'.split(
    ' ',
  ),
)
const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  menu: 'ul',
  font: 'span',
}
/** Elements within a line that have no counterpart; other unknown ones are blocks. */
const nameless = new Set(
  'mark code kbd samp var bdi bdo data dfn label output ruby rt rp acronym big tt nobr wbr ins o:p'.split(' '),
)

/** Marks that a style stands for, by their tag. A word processor has longer names too, `mso-bidi-font-weight`, for other scripts. */
const styles: readonly [string, RegExp][] = [
  ['strong', /(?<!-)font-weight:\s*(bold|[6-9]00)/i],
  ['em', /(?<!-)font-style:\s*italic/i],
  ['s', /(?<!-)text-decoration(-line)?:[^;]*line-through/i],
  ['sup', /(?<!-)vertical-align:\s*super/i],
  ['sub', /(?<!-)vertical-align:\s*sub\b/i],
]
/** Attributes of a foreign page that mean the same here. */
const kept = new Set(['href', 'title', 'datetime', 'scope', 'colspan', 'rowspan', 'src', 'alt'])

const wrap = (tag: string, children: Markup[]): MarkupElement => ({ tag, attributes: {}, children })
const wordsOf = (nodes: readonly Markup[]): string =>
  nodes.map((node) => (isText(node) ? node.text : wordsOf(node.children))).join('')
const isElement = (node: Markup): node is MarkupElement => !isText(node)

export const cleanedForeign = (nodes: readonly Markup[]): Markup[] => withLists(nodes.flatMap(cleaned))

function cleaned(node: Markup): Markup[] {
  if (isText(node)) return [node]
  const style = node.attributes['style'] ?? ''
  if (hidden.has(node.tag) || /mso-list:\s*ignore/i.test(style)) return []
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1]
  const children = cleanedForeign(node.children)
  if (level !== undefined) return [{ tag: 'word-item', attributes: { level, ordered: markerOf(node) }, children }]
  if (
    node.tag === 'p' &&
    wordsOf(children).trim() === '' &&
    !children.some((child) => isElement(child) && child.tag === 'img')
  )
    return []
  const tag = nameless.has(node.tag) ? 'span' : (renamed[node.tag] ?? node.tag)
  // A word processor of the web wraps all it copies into one bold element that is not bold.
  const isNothing = tag === 'strong' && /(?<!-)font-weight:\s*(normal|400)/i.test(style)
  const isBlockOfWords =
    tag === 'div' && children.length > 0 && children.every(isWords) && wordsOf(children).trim() !== ''
  const attributes = Object.fromEntries(Object.entries(node.attributes).filter(([name]) => kept.has(name)))
  const own: MarkupElement = {
    tag: isNothing ? 'span' : isBlockOfWords ? 'p' : tag,
    attributes,
    children: tag === 'li' || tag === 'td' || tag === 'th' ? withoutOnlyParagraph(children) : children,
  }
  if (tag !== 'span') return [own]
  return [styles.reduce((inner, [mark, pattern]) => (pattern.test(style) ? wrap(mark, [inner]) : inner), own)]
}

const inlineTags = new Set('a abbr b br cite em i img q s small span strong sub sup time u'.split(' '))
const isWords = (node: Markup): boolean => isText(node) || (inlineTags.has(node.tag) && node.children.every(isWords))

function withoutOnlyParagraph(children: Markup[]): Markup[] {
  const [only, second] = children.filter((child) => isElement(child) || child.text.trim() !== '')
  return only && second === undefined && isElement(only) && only.tag === 'p' ? only.children : children
}

/** A word processor writes the marker of an item as separate words: `1.`, `a)` or a sign. */
function markerOf(paragraph: MarkupElement): string {
  const find = (nodes: readonly Markup[]): string | null => {
    for (const node of nodes.filter(isElement)) {
      if (/mso-list:\s*ignore/i.test(node.attributes['style'] ?? '')) return wordsOf([node]).trim()
      const within = find(node.children)
      if (within !== null) return within
    }
    return null
  }
  return /^[\da-z]{1,3}[.)]$/i.test(find(paragraph.children) ?? '') ? 'yes' : ''
}

/** Makes lists of the paragraphs that a word processor only indents. */
function withLists(nodes: readonly Markup[]): Markup[] {
  const whole: Markup[] = []
  let open: { level: number; list: MarkupElement }[] = []
  for (const node of nodes) {
    if (isText(node) ? node.text.trim() === '' && open.length > 0 : false) continue
    if (isText(node) || node.tag !== 'word-item') {
      open = []
      whole.push(node)
      continue
    }
    const level = Number(node.attributes['level'])
    const tag = node.attributes['ordered'] === 'yes' ? 'ol' : 'ul'
    open = open.filter((one) => one.level < level || (one.level === level && one.list.tag === tag))
    if (open.at(-1)?.level !== level) {
      const list = wrap(tag, [])
      const parent = open.at(-1)?.list.children.at(-1)
      if (parent && isElement(parent)) parent.children.push(list)
      else whole.push(list)
      open.push({ level, list })
    }
    open.at(-1)?.list.children.push(wrap('li', node.children))
  }
  return whole
}
