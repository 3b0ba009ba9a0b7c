import { blankOf, type Field, type Fields } from '#src/content/contract/fields.ts'
import { areaNames } from '#src/content/contract/area.ts'
import { metaFields } from '#src/content/contract/pages/page-fields.ts'
import { allPages, looseBlocks } from './all-content.ts'
import type { BlockDefinition, PageDefinition } from './define.ts'

/* Where the demo shows each field of each type: what an editor may set, and a page on which it is set. */

/** Of a type, what may be set: a field, or one option of it, such as `layout: picture`. */
export function settable(fields: Fields, before = ''): string[] {
  return Object.entries(fields).flatMap(([name, one]) => settableOf(one, `${before}${name}`))
}
function settableOf(one: Field, path: string): string[] {
  if (one.kind === 'enum') return Object.keys(one.options).map((option) => `${path}: ${option || 'none'}`)
  if (one.kind === 'list') return [path, ...settableOf(one.of, path)].filter(unique)
  return one.kind === 'group' ? settable(one.fields, `${path}.`) : [path]
}

/** Of that, what these values set. */
function setIn(fields: Fields, values: unknown, before = ''): string[] {
  const given = (typeof values === 'object' && values !== null ? values : {}) as Record<string, unknown> // a definition's fields
  return Object.entries(fields).flatMap(([name, one]) =>
    name in given ? setOf(one, given[name], `${before}${name}`) : [],
  )
}
function setOf(one: Field, value: unknown, path: string): string[] {
  if (one.kind === 'enum') return [`${path}: ${String(value) || 'none'}`]
  if (one.kind === 'list') {
    const entries = Array.isArray(value) ? value : []
    return entries.length === 0 ? [] : [path, ...entries.flatMap((entry) => setOf(one.of, entry, path))]
  }
  if (one.kind === 'group') return setIn(one.fields, value, `${path}.`)
  return value === null || value === undefined || value === '' || value === blankOf(one) ? [] : [path]
}

const unique = (entry: string, index: number, all: string[]): boolean => all.indexOf(entry) === index

/** How a block stands in its area; every block has these. */
export const placements = [
  'displayOption: full',
  'displayOption: half',
  'displayOption: third',
  'channels',
  'visitorGroups',
  'insteadOfNext',
  'from',
  'to',
] as const
const placementsOf = ({
  displayOption,
  channels,
  visitorGroups,
  insteadOfNext,
  from,
  to,
}: BlockDefinition): string[] => [
  ...(displayOption ? [`displayOption: ${displayOption}`] : []),
  ...Object.entries({ channels, visitorGroups, insteadOfNext, from, to }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  ),
]

/** Fields that every page or every block has are one for all of them, and so are those of the themes. */
export function shared(of: string, name: string): Pick<Seen, 'of' | 'name'> {
  if (of.endsWith('Page') || of === 'Folder') if (pageFields.test(name)) return { of: 'page', name }
  if (of === 'SiteSettings') {
    const plain = name.replace(/^themes\.(willja|froosh)\./, '')
    return { of, name: plain.replace(/^.*\.(targetFrame)$/, 'links.$1') }
  }
  return name.startsWith('headingLevel: ') ? { of: 'block', name } : { of, name }
}
const pageFields = new RegExp(`^(${[...metaFields, ...areaNames].join('|')})(:|$)`)

export interface Seen {
  /** The type; `page`, `block`: any of them. */
  of: string
  name: string
  /** Finnish address of the page, or the key of what stands on none. */
  where: string
}

/** Everything the demo sets, page by page. */
export function everythingSeen(types: Readonly<Record<string, { fields: Fields }>>): Seen[] {
  const seenAt = (of: string, names: readonly string[], where: string): Seen[] =>
    names.map((name) => ({ ...shared(of, name), where }))
  const block = (one: BlockDefinition, where: string): Seen[] => [
    ...seenAt(one.type, setIn(types[one.type]?.fields ?? {}, one.fields), where),
    ...seenAt('block', placementsOf(one), where),
    ...(one.anchorTo === undefined ? [] : seenAt(one.type, ['anchorBlockId'], where)),
    ...(one.containerBlocks ? seenAt(one.type, ['containerBlocks'], where) : []),
    ...(one.containerBlocks ?? []).flatMap((inner) => block(inner, where)),
  ]
  const page = (one: PageDefinition): Seen[] => {
    const where = addressOf(one)
    const areas = Object.entries(one.areas ?? {})
    return [
      ...seenAt(one.type, [...setIn(types[one.type]?.fields ?? {}, one.fields), ...areas.map(([name]) => name)], where),
      ...areas.flatMap(([, blocks]) => blocks.flatMap((inner) => block(inner, where))),
    ]
  }
  return [...allPages.flatMap(page), ...looseBlocks.flatMap((one) => block(one, one.key))]
}

/** The Finnish address, or what it is the companion of. */
function addressOf(page: PageDefinition): string {
  if (page.companionOf !== undefined) return page.companionOf
  const above = allPages.find(({ key }) => key === page.parent)
  return above ? `${above.key === 'start' ? '' : addressOf(above)}/${page.slug.fi}` : '/'
}
