export type ModelAttributes = Record<string, string | number | null>

/** A node of the document that is edited, as the editing library reads and writes it. */
export interface ModelNode {
  type: string
  attrs?: ModelAttributes
  content?: ModelNode[]
  marks?: ModelMark[]
  text?: string
}

export interface ModelMark {
  type: string
  attrs?: ModelAttributes
}

/** What an element may hold: words, blocks and loose words, or parts of one kind. */
export type Holds = 'words' | 'flow' | 'items' | 'terms' | 'nothing'

export interface BlockKind {
  node: string
  holds: Holds
}

/** Blocks by tag. A table is read and written by `tables.ts`, for its rows know their section. */
export const blockKinds: Readonly<Record<string, BlockKind>> = {
  p: { node: 'paragraph', holds: 'words' },
  h2: { node: 'heading', holds: 'words' },
  h3: { node: 'heading', holds: 'words' },
  h4: { node: 'heading', holds: 'words' },
  ul: { node: 'list', holds: 'items' },
  ol: { node: 'list', holds: 'items' },
  dl: { node: 'definitionList', holds: 'terms' },
  blockquote: { node: 'blockquote', holds: 'flow' },
  address: { node: 'address', holds: 'flow' },
  figure: { node: 'figure', holds: 'flow' },
  figcaption: { node: 'figcaption', holds: 'flow' },
  hr: { node: 'rule', holds: 'nothing' },
}

/** Parts that stand in their own container alone. */
export const partKinds: Readonly<Record<string, BlockKind>> = {
  li: { node: 'listItem', holds: 'flow' },
  dt: { node: 'term', holds: 'words' },
  dd: { node: 'definition', holds: 'flow' },
}

/** Marks by tag, outermost first where several are set at once. */
export const markKinds: Readonly<Record<string, string>> = {
  a: 'link',
  span: 'language',
  q: 'quotation',
  cite: 'source',
  abbr: 'abbreviation',
  time: 'time',
  small: 'small',
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  u: 'underline',
  s: 'strike',
  sub: 'subscript',
  sup: 'superscript',
}

/** Tags by the name of a node or mark; the first is the one that new text gets. */
export const tagsOf = (name: string): string[] =>
  [
    ...Object.entries(blockKinds).map(([tag, { node }]) => [tag, node]),
    ...Object.entries(partKinds).map(([tag, { node }]) => [tag, node]),
    ...Object.entries(markKinds),
  ].flatMap(([tag = '', node]) => (node === name ? tag : []))

export const isInline = (tag: string): boolean => tag === 'br' || tag === 'img' || tag in markKinds

export const filled = (content: ModelNode[]) => (content.length > 0 ? { content } : {})
