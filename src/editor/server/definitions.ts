import { areaDepthMax, areaEntriesMax } from '#src/content/contract/area.ts'
import type { BlockDefinition } from '#src/content/contract/block-definition.ts'
import { blankFields, type Field, type Fields, mapFields, type StoredMedia } from '#src/content/contract/fields.ts'
import type { ContentTypes } from '#src/content/server/content-types.ts'
import type { EditorSchema, Preset, TypeDefinition } from '../contract/schema.ts'
import type { Stored } from '../contract/common.ts'

export interface DefinitionDeps {
  blockTypes: ContentTypes
  pageTypes: ContentTypes
  /** Every block with its samples. */
  blocks: readonly BlockDefinition[]
  /** Ids in the media library by site path; paths that are not there are absent. */
  mediaIds: (paths: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** What editors make pages of, as data: the same definitions that check and render it. */
export async function editorSchema({ blockTypes, pageTypes, blocks, mediaIds }: DefinitionDeps): Promise<EditorSchema> {
  const byType = new Map(blocks.map((block) => [block.type, block]))
  const ids = await mediaIds(
    blocks.flatMap(({ fields, samples }) => samples.flatMap((one) => pathsIn(fields, one, byType))),
  )
  const usable = [...byType.keys()].filter((type) => type in blockTypes)

  const definitionOf = (type: string, isPage: boolean): TypeDefinition => {
    const { label, fields, isSiteItem } = (isPage ? pageTypes : blockTypes)[type] ?? {
      label: { fi: type, en: type },
      fields: {},
    }
    const block = byType.get(type)
    const icon = block?.icon ?? (isSiteItem ? 'settings' : type === 'Folder' ? 'folder' : 'page')
    return {
      type,
      kind: isPage ? 'page' : isSiteItem ? 'item' : 'block',
      label,
      icon,
      category: block?.category ?? null,
      shelf: isPage ? (pageTypes[type]?.shelf ?? 'topic') : null,
      fields,
      allowed: Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) =>
          field.kind === 'area' ? [[name, field.allow ?? usable]] : [],
        ),
      ),
      blank: blankFields(fields),
      presets: block ? block.samples.map((sample, index) => presetOf(block, sample, index, { byType, ids })) : [],
    }
  }
  const types = [
    ...Object.keys(blockTypes).map((type) => definitionOf(type, false)),
    ...Object.keys(pageTypes).map((type) => definitionOf(type, true)),
  ]
  return {
    types: Object.fromEntries(types.map((one) => [one.type, one])),
    areaDepthMax,
    areaEntriesMax,
  }
}

interface Known {
  byType: ReadonlyMap<string, BlockDefinition>
  ids: ReadonlyMap<string, number>
}

/** A sample is a block as it is delivered; as a first filling it is stored: pictures are media, blocks of it are nodes. */
function presetOf(block: BlockDefinition, sample: Stored, index: number, known: Known): Preset {
  const number = index + 1
  return {
    key: `example-${number}`,
    label: { fi: `Malli ${number}`, en: `Example ${number}` },
    fields: storedOf(block.fields, sample, known),
  }
}

const storedOf = (fields: Fields, delivered: Stored, known: Known): Stored =>
  mapFields(fields, delivered, (leaf, value) => {
    if (leaf.kind === 'media') return mediaOf(value, known.ids)
    if (leaf.kind === 'visitorGroupRef') return value ?? null
    if (leaf.kind !== 'area') return value
    return (value as { contentType?: string[] }[]).flatMap((inner) => {
      const type = known.byType.get(inner.contentType?.at(-1) ?? '')
      return type ? [{ type: type.type, fields: storedOf(type.fields, inner, known) }] : []
    })
  })

function mediaOf(value: unknown, ids: Known['ids']): StoredMedia | null {
  const { url, altText } = (value ?? {}) as { url?: string; altText?: string }
  const media = url === undefined ? undefined : ids.get(url)
  return media === undefined ? null : { media, ...(altText ? { altText } : {}) }
}

function pathsIn(fields: Fields, delivered: Stored, byType: Known['byType']): string[] {
  const found: string[] = []
  const look = (leaf: Field, value: unknown): unknown => {
    if (leaf.kind === 'media') found.push(...[(value as { url?: string } | null)?.url ?? []].flat())
    if (leaf.kind === 'area')
      for (const inner of value as { contentType?: string[] }[])
        found.push(...pathsIn(byType.get(inner.contentType?.at(-1) ?? '')?.fields ?? {}, inner as Stored, byType))
    return value
  }
  mapFields(fields, delivered, look)
  return found
}
