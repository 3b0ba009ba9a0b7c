import type { Language } from '#src/common/locale.ts'
import { withLanguage, withoutLanguage } from '#src/common/locale.ts'
import { kindOfMedia, type Media } from '#src/media/contract/media.ts'
import { findMedia, mediaTag } from '#src/media/server/media.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { softHyphens, softHyphensOfHtml } from '#src/platform/texts/soft-hyphens.ts'
import type { Block } from '#src/shell/contract/block.ts'
import { type LinkResolver, linkTag, type LinkTarget } from '#src/shell/contract/page-source.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import {
  areaDepthMax,
  type AreaName,
  isRef,
  type StoredArea,
  type StoredNode,
  type StoredRef,
} from '../contract/area.ts'
import { field, type Fields, type Leaf, mapFields, picturesAndDrawings, type StoredMedia } from '../contract/fields.ts'
import {
  entriesOf,
  isPersonal,
  linkedHtml,
  linkedUrl,
  linkTarget,
  mediaIdsOf,
  nextChangeAt,
  shownEntries,
  treeLeaves,
  urisOf,
} from './content-tree.ts'
import { picturedHtml } from './pictured-html.ts'
import type { ContentType, ContentTypes } from './content-types.ts'
import { type ItemVersion, listPaths, listVersions } from './content.store.ts'
import * as store from './content.store.ts'
import { sanitiseRichText } from './html-sanitiser.ts'
import { labelledCells } from './labelled-cells.ts'

export interface DeliveryOptions {
  db: Executor
  clock: Clock
  blockTypes: ContentTypes
  pageTypes: ContentTypes
  /** Resolvers of other domains; content's own links are resolved here. */
  linkResolvers: readonly LinkResolver[]
}

/** An item as it goes out: links are paths, HTML is clean, areas are blocks. */
export interface Delivered extends ItemVersion, CollectedTags {
  fields: Record<string, unknown>
  areas: Record<AreaName, Block[]>
}

/** Collects tags and links during delivery. */
interface CollectedTags {
  /** Purge tags of everything inside. */
  tags: Set<string>
  /** Content ids of the pages that links lead to, by their site paths. */
  ids: Map<string, number>
  /** When some of the content begins or ends, in milliseconds; Infinity: never. */
  until: number
  /** Some visitors see more or other content. */
  isPersonal: boolean
}

/** Links and pictures that the values of one tree name, looked up once for all of them. */
interface RenderContext {
  view: ViewContext
  seen: CollectedTags
  depth: number
  links: ReadonlyMap<string, LinkTarget>
  media: ReadonlyMap<number, Media>
  nodes: ReadonlyMap<number, ItemVersion['item']>
  shared: ReadonlyMap<number, ItemVersion>
}

/** The parts of a content type that delivery needs. */
type Kind = Pick<ContentType, 'fields' | 'offer'>

const oneArea: Kind = { fields: { only: field.area('', '') } }

export function createDelivery(options: DeliveryOptions) {
  const { db, blockTypes, clock } = options
  const newSeen = (tags: Iterable<string> = []): CollectedTags => ({
    tags: new Set(tags),
    ids: new Map(),
    until: Infinity,
    isPersonal: false,
  })
  const kindOf = ({ contentType }: ItemVersion['item']): Kind =>
    options.pageTypes[contentType] ?? blockTypes[contentType] ?? { fields: {} }

  async function deliver(id: number, view: ViewContext): Promise<Delivered | null> {
    const found = (await listVersions(db, [id], view)).get(id)
    return found ? deliverVersion(found, view) : null
  }

  async function deliverVersion(found: ItemVersion, view: ViewContext): Promise<Delivered> {
    const seen = newSeen([`content:${found.item.id}`])
    const presented = (await presentTree(kindOf(found.item), found.version.fields, view, seen, 0)) ?? {}
    const { topContentArea, mainContentArea, bottomContentArea, ...fields } = presented
    const blocks = (area: unknown) => (area ?? []) as Block[] // as they were made below
    const areas = {
      topContentArea: blocks(topContentArea),
      mainContentArea: blocks(mainContentArea),
      bottomContentArea: blocks(bottomContentArea),
    }
    return { ...found, fields, areas, ...seen }
  }

  /** Finds the block with a content id: a shared one, or one in a page's version. Null: none that the view may see. */
  async function findBlock(id: number, view: ViewContext) {
    const item = await store.findItemById(db, id)
    if (!item || item.kind !== 'block' || blockTypes[item.contentType]?.isSiteItem) return null
    const ownerId = item.ownerId ?? id
    const of = (await listVersions(db, [ownerId], view)).get(ownerId)
    if (!of) return null
    const fields = blockTypes[item.contentType]?.fields ?? {}
    if (item.ownerId === null) return { entry: { ref: id }, of, fields, stored: of.version.fields }
    const entries = entriesOf(blockTypes, kindOf(of.item).fields, of.version.fields)
    const entry = entries.find((one) => !isRef(one) && one.id === id) as StoredNode | undefined // by the line above
    return entry ? { entry, of, fields, stored: entry.fields } : null
  }

  /** Returns that block as an area delivers it, and the version that contains it. */
  async function deliverBlock(id: number, view: ViewContext): Promise<{ block: Block; of: ItemVersion } | null> {
    const found = await findBlock(id, view)
    const block = found && (await deliverEntry(found.entry, view))
    return block ? { block, of: found.of } : null
  }

  /** A block as an area delivers it; null: the view does not show it. */
  async function deliverEntry(entry: StoredNode | StoredRef, view: ViewContext): Promise<Block | null> {
    const presented = await presentTree(oneArea, { only: [entry] }, view, newSeen(), 0)
    const [block] = (presented?.['only'] ?? []) as Block[] // an area of one
    return block ?? null
  }

  async function presentTree(kind: Kind, stored: unknown, view: ViewContext, seen: CollectedTags, depth: number) {
    const leaves = treeLeaves(blockTypes, kind.fields, stored)
    const uris = [...new Set(leaves.flatMap(([leaf, value]) => urisOf(leaf, value)))]
    const pictures = leaves.flatMap(([leaf, value]) => mediaIdsOf(leaf, value))
    const entries = leaves.flatMap(([leaf, value]) => (leaf.kind === 'area' ? (value as StoredArea) : []))
    const refs = entries.filter(isRef).map(({ ref }) => ref)
    const nodes = entries.flatMap((entry) => (isRef(entry) ? [] : (entry.id ?? [])))
    for (const uri of uris) seen.tags.add(linkTag(uri))
    for (const id of pictures) seen.tags.add(mediaTag(id))
    for (const id of refs) seen.tags.add(`content:${id}`)
    const [links, media, items, shared] = await Promise.all([
      resolveLinks(uris, view.language),
      findMedia(db, pictures, view.language),
      store.listItems(db, nodes),
      depth < areaDepthMax ? listVersions(db, refs, view) : new Map<number, ItemVersion>(),
    ])
    for (const { path, id } of links.values()) seen.ids.set(path, id)
    return presentFields(kind, stored, { view, seen, depth, links, media, nodes: items, shared })
  }

  /** Null: the block only led to what cannot be bought. */
  async function presentFields(
    kind: Kind,
    stored: unknown,
    known: RenderContext,
  ): Promise<Record<string, unknown> | null> {
    const offered = kind.offer ? kind.offer(wholeFields(kind.fields, stored), isUnavailableIn(known)) : stored
    if (offered === null) return null
    const work: Promise<void>[] = []
    const presented = mapFields(kind.fields, offered, (leaf, value) => {
      if (leaf.kind !== 'area') return presentValue(leaf, value, known)
      const blocks: Block[] = []
      work.push(presentArea(value as StoredArea, known).then((made) => void blocks.push(...made)))
      return blocks
    })
    await Promise.all(work)
    return presented
  }

  /** Blocks in order; one that is not published in the language, or of an unknown type, is left out. */
  async function presentArea(area: StoredArea, known: RenderContext): Promise<Block[]> {
    const { view, seen } = known
    const now = (view.at ?? clock.now()).getTime()
    seen.until = Math.min(seen.until, nextChangeAt(area, now))
    seen.isPersonal ||= isPersonal(area)
    const blocks = await Promise.all(
      shownEntries(area, view, now).map(async ({ entry, instead }) => {
        const block = await presentEntry(entry, known)
        return block && { ...block, ...placeOf(entry, instead) }
      }),
    )
    return blocks.filter((block) => block !== null)
  }

  async function presentEntry(entry: StoredNode | StoredRef, known: RenderContext): Promise<Block | null> {
    const { view, seen, depth } = known
    const found = isRef(entry) ? known.shared.get(entry.ref) : undefined
    const contentType = isRef(entry) ? found?.item.contentType : entry.type
    const type = contentType === undefined ? undefined : blockTypes[contentType]
    if (contentType === undefined || !type || type.isSiteItem) return null
    const fields = isRef(entry)
      ? await presentTree(type, found?.version.fields, view, seen, depth + 1)
      : await presentFields(type, entry.fields, known)
    if (fields === null) return null
    const block: Block = {
      contentLink: isRef(entry)
        ? { id: entry.ref, guidValue: found?.item.guid ?? '' }
        : { id: entry.id ?? 0, guidValue: known.nodes.get(entry.id ?? 0)?.guid ?? '' },
      contentType: ['Block', contentType],
      ...(entry.displayOption && { displayOption: entry.displayOption }),
      ...fields,
    }
    if (!type.enrich) return block
    const enriched = type.enrich(block, view)
    for (const tag of enriched.tags) seen.tags.add(tag)
    return enriched.block
  }

  /** Resolves the links of content and of other domains, and site paths that an editor typed. */
  async function resolveLinks(uris: readonly string[], language: Language): Promise<Map<string, LinkTarget>> {
    const resolved = new Map<string, LinkTarget>()
    const ids = new Map<string, number>()
    for (const uri of uris) {
      const id = await ownId(uri, language)
      if (id !== null) ids.set(uri, id)
    }
    const paths = await listPaths(db, [...new Set(ids.values())])
    for (const [uri, id] of ids) {
      const path = paths.get(id)?.[language]
      if (path !== undefined) resolved.set(uri, { path: withLanguage(path, language), id })
    }
    const foreign = uris.filter((uri) => !uri.startsWith('content:') && !ids.has(uri))
    if (foreign.length > 0) {
      for (const resolver of options.linkResolvers) {
        for (const [uri, target] of await resolver(foreign, language)) resolved.set(uri, target)
      }
    }
    return resolved
  }

  async function ownId(uri: string, language: Language): Promise<number | null> {
    if (uri.startsWith('/')) return store.findPathOwner(db, language, withoutLanguage(uri))
    if (!uri.startsWith('content:')) return null
    const name = uri.slice('content:'.length)
    return /^\d{1,9}$/.test(name) ? Number(name) : ((await store.findItemByKey(db, name))?.id ?? null)
  }

  /** Ids of the pictures of a version, its own for sharing first, then as they stand on the page; each once. */
  function picturesOf(contentType: string, stored: Record<string, unknown>): number[] {
    const { fields } = kindOf({ contentType } as ItemVersion['item']) // nothing else of it is looked at
    const own = stored['ogImage'] as StoredMedia | null | undefined // every type of page has it
    const all = treeLeaves(blockTypes, fields, stored).flatMap(([{ kind }, value]) =>
      kind === 'media' && value !== null ? (value as StoredMedia).media : [],
    )
    return [...new Set([...(own ? [own.media] : []), ...all])]
  }

  /** Media path of the first picture of what was delivered; empty without one. */
  async function firstPicture({ item, version }: ItemVersion, { language }: ViewContext): Promise<string> {
    const ids = picturesOf(item.contentType, version.fields)
    const found = await findMedia(db, ids, language)
    return ids.flatMap((id) => found.get(id)?.url ?? [])[0] ?? ''
  }

  return { deliver, deliverVersion, findBlock, deliverBlock, deliverEntry, resolveLinks, picturesOf, firstPicture }
}

export type Delivery = ReturnType<typeof createDelivery>

/** Returns for whom and how long the delivered content may be cached. */
export const cacheTtlOf = ({ until, isPersonal: some }: Pick<CollectedTags, 'until' | 'isPersonal'>) => ({
  ...(until !== Infinity && { until }),
  ...(some && { isPersonal: true as const }),
})

/** Returns the block's placement: its audience, its devices, and the block it replaces. */
const placeOf = (entry: StoredNode | StoredRef, instead?: StoredNode | StoredRef) => ({
  ...(entry.channels?.length && { channels: entry.channels }),
  ...(entry.visitorGroups?.length && { isPersonal: true }),
  ...(instead && { insteadOf: isRef(instead) ? instead.ref : (instead.id ?? 0) }),
})

const wholeFields = (fields: Fields, stored: unknown): Record<string, unknown> =>
  mapFields(fields, stored, (_, value) => value)

const isUnavailableIn =
  ({ links }: Pick<RenderContext, 'links'>) =>
  (url: string): boolean =>
    linkTarget(url, links)?.isUnavailable === true

function presentValue(leaf: Leaf, value: unknown, known: RenderContext): unknown {
  const { links, media: library } = known
  const { language } = known.view
  const offeredUrl = (url: string): string => (isUnavailableIn(known)(url) ? '' : linkedUrl(url, links))
  if (leaf.kind === 'richText')
    return picturedHtml(
      softHyphensOfHtml(labelledCells(sanitiseRichText(linkedHtml(value as string, links))), language),
      library,
    )
  // Words may be in italic in headings only.
  if (leaf.kind === 'string' && leaf.emphasis) return softHyphens(value as string, language)
  if (leaf.kind === 'pageRef') return linkedUrl(value as string, links)
  if (leaf.kind === 'url') return offeredUrl(value as string)
  if (leaf.kind === 'link') {
    const link = value as { label: string; url: string } | null
    return link && { label: softHyphens(link.label, language), url: offeredUrl(link.url) }
  }
  if (leaf.kind !== 'media') return value
  const stored = value as StoredMedia | null
  const found = stored ? library.get(stored.media) : undefined
  // A file of another kind counts as none: the component could not show it.
  if (!found || !(leaf.accept ?? picturesAndDrawings).includes(kindOfMedia(found)))
    return leaf.required ? { url: '', altText: '' } : null
  const { markup, ...media } = found
  return { ...media, ...(leaf.inline && markup !== undefined && { markup }), altText: stored?.altText ?? found.altText }
}
