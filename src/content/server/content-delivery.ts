import type { TSchema } from 'typebox'
import type { Language } from '#src/common/locale.ts'
import { withLanguage } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Block } from '#src/shell/contract/block.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { areaNames, type AreaName, type StoredArea } from '../contract/area.ts'
import type { ContentTypes } from './content-types.ts'
import { type ItemVersion, listPaths, listVersions } from './content.store.ts'
import * as store from './content.store.ts'
import { collectUris, replaceUris, sanitiseFields } from './field-walk.ts'

/** Turns `category:karkit` and its like into site paths; uris it does not know are absent from the answer. */
export type LinkResolver = (uris: readonly string[], language: Language) => Promise<Map<string, string>>

export interface DeliveryOptions {
  db: Executor
  blockTypes: ContentTypes
  pageTypes: ContentTypes
  /** Resolvers of other domains; content's own links are resolved here. */
  linkResolvers: readonly LinkResolver[]
}

/** An item as it goes out: links are paths, HTML is clean, areas are blocks. */
export interface Delivered {
  item: ItemVersion['item']
  version: ItemVersion['version']
  fields: Record<string, unknown>
  areas: Record<AreaName, Block[]>
  /** Purge tags of everything inside. */
  tags: Set<string>
}

const maxDepth = 4

export function createDelivery(options: DeliveryOptions) {
  const { db } = options

  async function deliver(id: number, view: ViewContext): Promise<Delivered | null> {
    const found = (await listVersions(db, [id], view)).get(id)
    return found ? deliverVersion(found, view) : null
  }

  async function deliverVersion(found: ItemVersion, view: ViewContext): Promise<Delivered> {
    const tags = new Set([`content:${found.item.id}`])
    const type = options.pageTypes[found.item.contentType] ?? options.blockTypes[found.item.contentType]
    const { own, areas } = splitAreas(found.version.fields)
    const fields = await present(type?.schema ?? null, own, view.language, tags)
    const blocks = await Promise.all(areaNames.map((name) => deliverArea(areas[name], view, tags, 0)))
    return {
      item: found.item,
      version: found.version,
      fields,
      areas: { topContentArea: blocks[0] ?? [], mainContentArea: blocks[1] ?? [], bottomContentArea: blocks[2] ?? [] },
      tags,
    }
  }

  /** Blocks in order; one that is not published in the language, or of an unknown type, is left out. */
  async function deliverArea(area: StoredArea, view: ViewContext, tags: Set<string>, depth: number): Promise<Block[]> {
    if (area.length === 0 || depth > maxDepth) return []
    const versions = await listVersions(
      db,
      area.map((entry) => entry.contentId),
      view,
    )
    const blocks = await Promise.all(
      area.map(async (entry) => {
        tags.add(`content:${entry.contentId}`)
        const found = versions.get(entry.contentId)
        return found ? deliverBlock(found, entry.displayOption, view, tags, depth) : null
      }),
    )
    return blocks.filter((block) => block !== null)
  }

  async function deliverBlock(
    found: ItemVersion,
    displayOption: StoredArea[number]['displayOption'],
    view: ViewContext,
    tags: Set<string>,
    depth: number,
  ): Promise<Block | null> {
    const type = options.blockTypes[found.item.contentType]
    if (!type) return null
    const { containerBlocks, ...own } = found.version.fields
    const fields = await present(type.schema, own, view.language, tags)
    if (Array.isArray(containerBlocks)) {
      fields['containerBlocks'] = await deliverArea(containerBlocks as StoredArea, view, tags, depth + 1) // checked on save
    }
    const block: Block = {
      contentLink: { id: found.item.id, guidValue: found.item.guid },
      contentType: ['Block', found.item.contentType],
      ...(displayOption === undefined ? {} : { displayOption }),
      ...fields,
    }
    if (!type.enrich) return block
    const enriched = await type.enrich(block, view)
    for (const tag of enriched.tags) tags.add(tag)
    return enriched.block
  }

  async function present(
    schema: TSchema | null,
    fields: Record<string, unknown>,
    language: Language,
    tags: Set<string>,
  ) {
    const uris = [...collectUris(fields)]
    for (const uri of uris) tags.add(`path:${uri}`)
    const paths = await resolveLinks(uris, language)
    const linked = replaceUris(fields, (uri) => paths.get(uri) ?? null)
    return (schema ? sanitiseFields(schema, linked) : linked) as Record<string, unknown> // same shape in and out
  }

  /** Site paths with their language prefix. */
  async function resolveLinks(uris: readonly string[], language: Language): Promise<Map<string, string>> {
    const resolved = new Map<string, string>()
    const own = uris.filter((uri) => uri.startsWith('content:'))
    const ids = new Map<string, number>()
    for (const uri of own) {
      const name = uri.slice('content:'.length)
      const id = /^\d+$/.test(name) ? Number(name) : (await store.findItemByKey(db, name))?.id
      if (id !== undefined) ids.set(uri, id)
    }
    const paths = await listPaths(db, [...new Set(ids.values())])
    for (const [uri, id] of ids) {
      const path = paths.get(id)?.[language]
      if (path !== undefined) resolved.set(uri, withLanguage(path, language))
    }
    const foreign = uris.filter((uri) => !uri.startsWith('content:'))
    if (foreign.length > 0) {
      for (const resolver of options.linkResolvers) {
        for (const [uri, path] of await resolver(foreign, language)) resolved.set(uri, path)
      }
    }
    return resolved
  }

  return { deliver, deliverVersion, deliverBlock, resolveLinks }
}

export type Delivery = ReturnType<typeof createDelivery>

function splitAreas(fields: Record<string, unknown>) {
  const own: Record<string, unknown> = {}
  const areas: Record<AreaName, StoredArea> = { topContentArea: [], mainContentArea: [], bottomContentArea: [] }
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'topContentArea' || name === 'mainContentArea' || name === 'bottomContentArea') {
      areas[name] = value as StoredArea // checked on save
    } else own[name] = value
  }
  return { own, areas }
}
