import { anchorOf } from '#src/common/anchor.ts'
import type { LinkTarget } from '#src/shell/contract/page-source.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { areaDepthMax, isRef, type StoredArea, type StoredNode, type StoredRef } from '../contract/area.ts'
import { type Fields, type Leaf, leavesOf, mapFields, pageUri, type StoredMedia } from '../contract/fields.ts'
import type { ContentTypes } from './content-types.ts'
import { sanitise } from './html-sanitiser.ts'

/* What is stored of a version: its own values, and in its areas the blocks that belong to it. */

/** Every value of a version, its own and those of the blocks in it, in the order they are read in. */
export function treeLeaves(types: ContentTypes, fields: Fields, stored: unknown, depth = 0): [Leaf, unknown][] {
  return leavesOf(fields, stored).flatMap(([leaf, value]): [Leaf, unknown][] => {
    if (leaf.kind !== 'area' || depth >= areaDepthMax) return [[leaf, value]]
    const inner = (value as StoredArea).flatMap((entry) => {
      const type = isRef(entry) ? undefined : types[entry.type]
      return type ? treeLeaves(types, type.fields, (entry as StoredNode).fields, depth + 1) : []
    })
    return [[leaf, value], ...inner]
  })
}

/** What stands in the areas of a version, blocks inside blocks too. */
export const entriesOf = (types: ContentTypes, fields: Fields, stored: unknown): (StoredNode | StoredRef)[] =>
  treeLeaves(types, fields, stored).flatMap(([{ kind }, value]) => (kind === 'area' ? (value as StoredArea) : []))

/** Fields as they are kept: all of the type and no other, HTML clean. */
export function normalise(types: ContentTypes, fields: Fields, stored: unknown): Record<string, unknown> {
  return mapFields(fields, stored, ({ kind }, value) => {
    if (kind === 'richText') return sanitise(value as string)
    if (kind !== 'area') return value
    return (value as StoredArea).map((entry) =>
      isRef(entry) ? entry : { ...entry, fields: normalise(types, types[entry.type]?.fields ?? {}, entry.fields) },
    )
  })
}

/** Whether who looks may see a block of an area. */
export const isShown = (entry: StoredNode | StoredRef, { channel, visitorGroups }: ViewContext): boolean =>
  (!entry.channels?.length || channel === null || entry.channels.includes(channel)) &&
  (!entry.visitorGroups?.length || entry.visitorGroups.some((group) => visitorGroups.includes(group)))

const whole = new RegExp(`^${pageUri}$`)
const inHref = new RegExp(`href="(${pageUri})"`, 'g')
const withoutHash = (uri: string): string => uri.split('#')[0] ?? uri

/** The pages that one value leads to: `content:terms`, `category:karkit`, `product:KV1005`. */
export function urisOf({ kind }: Leaf, value: unknown): string[] {
  const url = kind === 'link' ? (value as { url: string } | null)?.url : value
  if (typeof url !== 'string') return []
  if (kind === 'richText') return [...url.matchAll(inHref)].flatMap(([, uri]) => (uri ? [withoutHash(uri)] : []))
  const isUrl = kind === 'link' || kind === 'url' || kind === 'pageRef'
  return isUrl && whole.test(url) ? [withoutHash(url)] : []
}

/** Where a stored address leads that names a page. */
export const linkTarget = (url: string, links: ReadonlyMap<string, LinkTarget>): LinkTarget | undefined =>
  whole.test(url) ? links.get(withoutHash(url)) : undefined

/** The address with a page's name replaced by its site path; a page that is not there becomes the empty string. */
export function linkedUrl(url: string, links: ReadonlyMap<string, LinkTarget>): string {
  if (!whole.test(url)) return url
  const path = linkTarget(url, links)?.path
  const hash = url.indexOf('#')
  return path === undefined ? '' : hash < 0 ? path : `${path}#${anchorOf(url.slice(hash + 1))}`
}

/** The same for the links of HTML: one that leads nowhere is no link any more. */
export const linkedHtml = (html: string, links: ReadonlyMap<string, LinkTarget>): string =>
  html.replaceAll(inHref, (_whole, uri: string) => {
    const path = linkedUrl(uri, links)
    return path === '' ? '' : `href="${path}"`
  })

/** Everything a version is in need of, by name: pages, products, categories, shared blocks (`content:12`), media (`media:3`). */
export function referencesOf(types: ContentTypes, fields: Fields, stored: unknown): string[] {
  return treeLeaves(types, fields, stored).flatMap(([leaf, value]) => {
    if (leaf.kind === 'media') return value === null ? [] : [`media:${(value as StoredMedia).media}`]
    if (leaf.kind === 'area')
      return (value as StoredArea).flatMap((entry) => (isRef(entry) ? `content:${entry.ref}` : []))
    if (leaf.kind === 'productRef' || leaf.kind === 'categoryRef')
      return value === '' ? [] : [`${leaf.kind.slice(0, -3)}:${value as string}`]
    return urisOf(leaf, value)
  })
}
