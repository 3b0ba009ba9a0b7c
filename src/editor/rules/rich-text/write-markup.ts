import { attributesFor, htmlOf, type Markup, type MarkupElement } from './markup.ts'
import { markKinds, type ModelMark, type ModelNode, tagsOf } from './model.ts'

const ranks = [...new Set(Object.values(markKinds))]

const element = (tag: string, attrs: ModelNode['attrs'], children: Markup[]): MarkupElement => ({
  tag,
  attributes: Object.fromEntries(
    attributesFor(tag).flatMap((name) => {
      const value = attrs?.[name]
      return value === null || value === undefined ? [] : [[name, String(value)]]
    }),
  ),
  children,
})

const singles: Readonly<Record<string, string>> = {
  hardBreak: 'br',
  image: 'img',
  tableCaption: 'caption',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
}
const tagOf = ({ type, attrs }: ModelNode | ModelMark): string => {
  const tags = tagsOf(type)
  return tags.find((tag) => tag === attrs?.['tag']) ?? tags[0] ?? singles[type] ?? 'span'
}

/** Adjacent loose words would run together, so they become paragraphs. */
function flowOf(nodes: readonly ModelNode[] = []): Markup[] {
  const isLoose = (at: number): boolean => nodes[at]?.type === 'plain' && nodes[at].content !== undefined
  return nodes.flatMap((node, at): Markup[] => {
    if (node.type !== 'plain') return blockOf(node)
    const words = wordsOf(node.content)
    return isLoose(at) && (isLoose(at - 1) || isLoose(at + 1)) ? [element('p', {}, words)] : words
  })
}

function blockOf(node: ModelNode): Markup[] {
  if (node.type === 'tableBox') return [tableOf(node)]
  const [first] = node.content ?? []
  const hasWords = first === undefined || ['text', 'hardBreak', 'image'].includes(first.type)
  return [element(tagOf(node), node.attrs, hasWords ? wordsOf(node.content) : flowOf(node.content))]
}

function tableOf({ attrs, content = [] }: ModelNode): MarkupElement {
  const children: Markup[] = []
  for (const part of content) {
    if (part.type !== 'table') children.push(...blockOf(part))
    let before: string | null = null
    for (const row of part.type === 'table' ? (part.content ?? []) : []) {
      const isHead: boolean = row.attrs?.['section'] === 'head' && (before === null || before === 'head')
      const place: string = isHead ? 'head' : `body ${String(row.attrs?.['group'] ?? '')}`
      const section = children.at(-1)
      const line = element('tr', row.attrs, (row.content ?? []).flatMap(cellOf))
      if (place === before && section && 'children' in section) section.children.push(line)
      else children.push({ tag: isHead ? 'thead' : 'tbody', attributes: {}, children: [line] })
      before = place
    }
  }
  return element('table', attrs, children)
}

function cellOf(cell: ModelNode): Markup[] {
  const { colspan, rowspan, ...attrs } = cell.attrs ?? {}
  const spans = { ...(colspan !== 1 && { colspan }), ...(rowspan !== 1 && { rowspan }) }
  return [element(tagOf(cell), { ...attrs, ...spans }, flowOf(cell.content))]
}

const numberOf = ({ attrs }: ModelMark): number => {
  const n = attrs?.['n']
  return typeof n === 'number' ? n : Number.POSITIVE_INFINITY
}
const byNesting = (one: ModelMark, other: ModelMark): number => {
  const [mine, theirs] = [numberOf(one), numberOf(other)]
  return mine === theirs ? ranks.indexOf(one.type) - ranks.indexOf(other.type) : mine - theirs
}

/** A mark that was just set joins an equal one next to it. */
function isOneElement(one: ModelMark, other: ModelMark): boolean {
  const [mine, theirs] = [numberOf(one), numberOf(other)]
  const isNew = !Number.isFinite(mine) || !Number.isFinite(theirs)
  return (
    one.type === other.type &&
    (mine === theirs || isNew) &&
    attributesFor(tagOf(one)).every((name) => (one.attrs?.[name] ?? null) === (other.attrs?.[name] ?? null))
  )
}

function wordsOf(nodes: readonly ModelNode[] = []): Markup[] {
  const whole: Markup[] = []
  let open: { mark: ModelMark; made: MarkupElement }[] = []
  for (const node of nodes) {
    const marks = (node.marks ?? []).toSorted(byNesting)
    const differs = marks.findIndex((mark, at) => !open[at] || !isOneElement(open[at].mark, mark))
    open = open.slice(0, differs === -1 ? marks.length : differs)
    for (const mark of marks.slice(open.length)) {
      const made = element(tagOf(mark), mark.attrs, [])
      ;(open.at(-1)?.made.children ?? whole).push(made)
      open.push({ mark, made })
    }
    const into = open.at(-1)?.made.children ?? whole
    const last = into.at(-1)
    if (node.type !== 'text') into.push(element(tagOf(node), node.attrs, []))
    else if (last && 'text' in last) last.text += node.text ?? ''
    else into.push({ text: node.text ?? '' })
  }
  return whole
}

export const markupOf = (doc: ModelNode): Markup[] => {
  const [only, second] = doc.content ?? []
  const isBare = (only?.type === 'paragraph' || only?.type === 'plain') && !only.content && !only.attrs?.['lang']
  const isEmpty = isBare && second === undefined
  return isEmpty ? [] : flowOf(doc.content)
}

/** The markup that is stored for a document. An empty document is stored as the empty text. */
export const writeMarkup = (doc: ModelNode): string => htmlOf(markupOf(doc))
