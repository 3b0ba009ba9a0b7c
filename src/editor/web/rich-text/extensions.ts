import { callOrReturn, Extension, Mark, Node } from '@tiptap/core'
import { tableEditing } from '@tiptap/pm/tables'
import { isGoodValue } from '../../rules/rich-text/attributes.ts'
import { attributesFor } from '../../rules/rich-text/markup.ts'
import { markKinds, tagsOf } from '../../rules/rich-text/model.ts'

/*
 * The schema of the edited text: all that the sanitiser lets through, and nothing else. It is read and written by rules of our own,
 * so nodes say here only how they are shown while they are edited.
 */

const attributesOf = (tags: readonly string[], more: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(tags.flatMap(attributesFor).map((name) => [name, null])),
      ...(tags.length > 1 && { tag: tags[0] }),
      ...more,
    }).map(([name, value]) => [
      name,
      {
        default: value,
        rendered: false,
        // Also what is pasted as if it came from here passes the checks of the sanitiser.
        parseHTML: (element: HTMLElement) => {
          if (name === 'tag') return tags.includes(element.localName) ? element.localName : null
          const found = element.getAttribute(name === 'section' ? 'data-section' : name)
          if (found === null || name === 'n' || !isGoodValue(name, found)) return null
          return typeof value === 'number' ? Number(found) : found
        },
      },
    ]),
  )

/** What is left of an element while it is edited: ids would belong to the page, and addresses of pictures are numbers. */
const shown = (attrs: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = attrs[name]
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
    }),
  )
const visible = ['lang', 'href', 'title', 'datetime', 'scope', 'src', 'alt']

interface Shape {
  content?: string
  group?: string
  /** Tags it is stored under; left out: the list of elements has them. */
  tags?: readonly string[]
  /** Tag it is shown as; left out: the one it is stored under. */
  view?: string
  class?: string
  attributes?: Record<string, unknown>
  /** Keeps its edges: what is deleted in it leaves it standing. */
  isolating?: boolean
  leaf?: 'inline' | 'block'
}

const flow = '(paragraph | plain | block)+'
const looseFlow = '(plain | paragraph | block)+'

/** In the order in which the library tries them. */
const shapes: Readonly<Record<string, Shape>> = {
  paragraph: { content: 'inline*', group: 'block' },
  /** Words that stand in their container without an element. */
  plain: { content: 'inline*', tags: [], view: 'div', class: 'edit-plain' },
  heading: { content: 'inline*', group: 'block' },
  list: { content: 'listItem+', group: 'block' },
  listItem: { content: looseFlow },
  definitionList: { content: '(term | definition)+', group: 'block' },
  term: { content: 'inline*' },
  definition: { content: looseFlow },
  blockquote: { content: flow, group: 'block' },
  address: { content: looseFlow, group: 'block' },
  figure: { content: looseFlow, group: 'block' },
  figcaption: { content: looseFlow, group: 'block', isolating: true },
  rule: { group: 'block', leaf: 'block' },
  tableBox: { content: 'tableCaption? table', group: 'block', tags: ['table'], view: 'div', class: 'edit-table' },
  tableCaption: { content: 'inline*', tags: ['caption'], view: 'div', class: 'edit-caption', isolating: true },
  table: { content: 'tableRow+', tags: [], view: 'table' },
  tableRow: { content: '(tableCell | tableHeader)*', tags: ['tr'], attributes: { section: 'body', group: 0 } },
  tableCell: { content: looseFlow, tags: ['td'], isolating: true },
  tableHeader: { content: looseFlow, tags: ['th'], isolating: true },
  hardBreak: { tags: ['br'], leaf: 'inline' },
  image: { tags: ['img'], leaf: 'inline' },
}

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}
const spans = { colspan: 1, rowspan: 1, colwidth: null }

const nodes = Object.entries(shapes).map(([name, shape]) => {
  const tags = shape.tags ?? tagsOf(name)
  return Node.create({
    name,
    ...(shape.content !== undefined && { content: shape.content }),
    ...(shape.group !== undefined && { group: shape.group }),
    ...(shape.leaf === 'inline' ? { inline: true, group: 'inline' } : {}),
    ...(shape.isolating === true && { isolating: true }),
    // A pasted heading stays one where the text was empty.
    defining: shape.content !== undefined && (shape.content !== 'inline*' || name === 'heading'),
    selectable: name !== 'hardBreak',
    ...(roles[name] !== undefined && { tableRole: roles[name] }),
    addAttributes: () =>
      attributesOf(tags, { ...shape.attributes, ...(name === 'tableCell' || name === 'tableHeader' ? spans : {}) }),
    parseHTML: () =>
      shape.view
        ? [{ tag: shape.class === undefined ? shape.view : `${shape.view}.${shape.class}` }]
        : tags.map((tag) => ({ tag })),
    renderHTML({ node }) {
      const tag = shape.view ?? String(node.attrs['tag'] ?? tags[0])
      const { colspan, rowspan } = node.attrs
      const attributes = {
        ...shown(node.attrs, visible),
        ...(shape.class !== undefined && { class: shape.class }),
        ...(typeof colspan === 'number' && colspan > 1 && { colspan: String(colspan) }),
        ...(typeof rowspan === 'number' && rowspan > 1 && { rowspan: String(rowspan) }),
      }
      return shape.leaf ? [tag, attributes] : [tag, attributes, ...(name === 'table' ? [['tbody', 0]] : [0])]
    },
  })
})

const marks = [...new Set(Object.values(markKinds))].map((name) =>
  Mark.create({
    name,
    inclusive: name !== 'link',
    addAttributes: () => attributesOf(tagsOf(name), { n: null }),
    parseHTML: () => tagsOf(name).map((tag) => ({ tag })),
    renderHTML: ({ mark }) => [String(mark.attrs['tag'] ?? tagsOf(name)[0]), shown(mark.attrs, visible), 0],
  }),
)

/** The table commands find rows and cells by their roles. */
const tables = Extension.create({
  name: 'tables',
  extendNodeSchema: ({ config }) => ({ tableRole: callOrReturn((config as { tableRole?: string }).tableRole) }), // a field of ours
  addProseMirrorPlugins: () => [tableEditing()],
})

export const schemaExtensions = [
  Node.create({ name: 'doc', topNode: true, content: flow }),
  Node.create({ name: 'text', group: 'inline' }),
  ...nodes,
  ...marks,
  tables,
]
