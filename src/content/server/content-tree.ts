import { anchorOf } from '#src/common/anchor.ts'
import { type Edge, edgeOfDay, isDay } from '#src/common/shop-time.ts'
import type { LinkTarget } from '#src/shell/contract/page-source.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { isRunning } from '#src/shell/rules/banner-time.ts'
import { areaDepthMax, isRef, type StoredArea, type StoredNode, type StoredRef } from '../contract/area.ts'
import { type Fields, type Leaf, leavesOf, mapFields, pageUri, type StoredMedia } from '../contract/fields.ts'
import type { ContentTypes } from './content-types.ts'
import { sanitiseRichText } from './html-sanitiser.ts'

/* A stored version: its values, and in its areas the blocks that belong to it. */

/** Returns every value of a version and of the blocks in it, in reading order. */
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

/** Returns the blocks in the areas of a version, nested blocks included. */
export const entriesOf = (types: ContentTypes, fields: Fields, stored: unknown): (StoredNode | StoredRef)[] =>
  treeLeaves(types, fields, stored).flatMap(([{ kind }, value]) => (kind === 'area' ? (value as StoredArea) : []))

/** Fields as they are kept: all of the type and no other, HTML clean, days as moments. */
export function normalise(types: ContentTypes, fields: Fields, stored: unknown): Record<string, unknown> {
  return mapFields(fields, stored, (leaf, value) => {
    if (leaf.kind === 'richText') return sanitiseRichText(value as string)
    if (leaf.kind === 'dateTime') return momentOf(value as string, leaf.ends ? 'end' : 'begin')
    if (leaf.kind !== 'area') return value
    return (value as StoredArea).map((entry) => ({
      ...entry,
      ...(entry.from !== undefined && { from: momentOf(entry.from, 'begin') }),
      ...(entry.to !== undefined && { to: momentOf(entry.to, 'end') }),
      ...(!isRef(entry) && { fields: normalise(types, types[entry.type]?.fields ?? {}, entry.fields) }),
    }))
  })
}

const momentOf = (written: string, edge: Edge): string =>
  isDay(written) ? edgeOfDay(written, edge).toISOString() : written

/** The same blocks as new ones of another item: without content ids. Shared blocks stay shared. */
export function withoutIds(types: ContentTypes, fields: Fields, stored: unknown): Record<string, unknown> {
  return mapFields(fields, stored, (leaf, value) =>
    leaf.kind === 'area' ? (value as StoredArea).map((entry) => newEntry(types, entry)) : value,
  )
}

/** One block, and those in it, as new ones. */
export function newEntry(types: ContentTypes, entry: Entry): Entry {
  if (isRef(entry)) return entry
  const { id: _, ...rest } = entry
  return { ...rest, fields: withoutIds(types, types[entry.type]?.fields ?? {}, entry.fields) }
}

type Entry = StoredNode | StoredRef

/** Whether the view shows a block of an area. `now` in milliseconds. */
const isShown = (entry: Entry, { channel, visitorGroups }: ViewContext, now: number): boolean =>
  (!entry.channels?.length || channel === null || entry.channels.includes(channel)) &&
  (!entry.visitorGroups?.length || entry.visitorGroups.some((group) => visitorGroups.includes(group))) &&
  isRunning({ from: entry.from ?? null, to: entry.to ?? null }, now)

/**
 * Returns the blocks of an area that the view shows, each with the block it replaces. Several blocks in a row may replace the next
 * one; the first of them that is shown does.
 */
export function shownEntries(area: StoredArea, view: ViewContext, now: number): { entry: Entry; instead?: Entry }[] {
  const shown: { entry: Entry; instead?: Entry }[] = []
  for (let at = 0; at < area.length; at++) {
    const entry = area[at]
    if (!entry || !isShown(entry, view, now)) continue
    let next = at
    while (area[next]?.insteadOfNext === true && next + 1 < area.length) next += 1
    const instead = next === at ? undefined : area[next]
    shown.push({ entry, ...(instead && { instead }) })
    at = next
  }
  return shown
}

/** When the area's content changes next, in milliseconds; Infinity: never. */
export const nextChangeAt = (area: StoredArea, now: number): number =>
  Math.min(
    ...area.flatMap(({ from, to }) =>
      [from, to].map((moment) => (moment === undefined ? Infinity : Date.parse(moment))).filter((at) => at > now),
    ),
  )

/** Whether some visitor groups see other blocks of the area. */
export const isPersonal = (area: StoredArea): boolean => area.some(({ visitorGroups }) => visitorGroups?.length)

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

const inText = /<img src="media:(\d{1,9})"/g

/** The items of the media library that one value shows. */
export function mediaIdsOf({ kind }: Leaf, value: unknown): number[] {
  if (kind === 'media') return value === null ? [] : [(value as StoredMedia).media]
  return kind === 'richText' ? [...(value as string).matchAll(inText)].map(([, id]) => Number(id)) : []
}

/** Returns the target of a stored address that names a page. */
export const linkTarget = (url: string, links: ReadonlyMap<string, LinkTarget>): LinkTarget | undefined =>
  whole.test(url) ? links.get(withoutHash(url)) : undefined

/** The address with a page's name replaced by its site path; a page that is not there becomes the empty string. */
export function linkedUrl(url: string, links: ReadonlyMap<string, LinkTarget>): string {
  if (!whole.test(url)) return url
  const path = linkTarget(url, links)?.path
  const hash = url.indexOf('#')
  return path === undefined ? '' : hash < 0 ? path : `${path}#${anchorOf(url.slice(hash + 1))}`
}

/** Resolves the links in HTML; a link that leads nowhere loses its `href`. */
export const linkedHtml = (html: string, links: ReadonlyMap<string, LinkTarget>): string =>
  html.replaceAll(inHref, (_whole, uri: string) => {
    const path = linkedUrl(uri, links)
    return path === '' ? '' : `href="${path}"`
  })

/** Lists everything a version refers to, by name: pages, products, categories, shared blocks (`content:12`), media (`media:3`). */
export function referencesOf(types: ContentTypes, fields: Fields, stored: unknown): string[] {
  return treeLeaves(types, fields, stored).flatMap(([leaf, value]) => {
    const shown = mediaIdsOf(leaf, value).map((id) => `media:${id}`)
    if (leaf.kind === 'media') return shown
    if (leaf.kind === 'area')
      return (value as StoredArea).flatMap((entry) => (isRef(entry) ? `content:${entry.ref}` : []))
    if (leaf.kind === 'productRef' || leaf.kind === 'categoryRef')
      return value === '' ? [] : [`${leaf.kind.slice(0, -3)}:${value as string}`]
    return [...shown, ...urisOf(leaf, value)]
  })
}
