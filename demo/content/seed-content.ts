import { isDeepStrictEqual } from 'node:util'
import type { ShopActor } from '#src/common/actor.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { areaNames, type StoredArea } from '#src/content/contract/area.ts'
import type { ContentTypes } from '#src/content/server/content-types.ts'
import type { VisitorGroups } from '#src/content/server/visitor-groups.ts'
import type { MediaLibrary } from '#src/media/server/media.service.ts'
import type { ContentService, NewContent } from '#src/content/server/content.service.ts'
import { highestVersion, type ItemRow, listKeyedItems, listVersions } from '#src/content/server/content.store.ts'
import type { DraftInput } from '#src/content/server/draft-saves.ts'
import type { Database } from '#src/platform/database/database.ts'
import { allPages, looseBlocks } from './all-content.ts'
import type { BlockDefinition, PageDefinition } from './define.ts'
import { localise } from './localise.ts'
import { visitorGroups } from './visitor-groups.ts'
import { seedMedia, withMedia } from './seed-media.ts'

export interface SeedContentDeps {
  content: ContentService
  db: Database
  media: MediaLibrary
  /** Who sees something else. */
  visitorGroups: Pick<VisitorGroups, 'list' | 'set'>
  /** Fields by type. */
  types: ContentTypes
}

export interface SeedContentResult {
  items: number
  /** Items of which at least one language was written; 0 when everything stood there already. */
  written: number
}

/** Kept with each version: a later seeding renews only what nobody else has touched. */
const author: ShopActor = { kind: 'system', by: 'job', name: 'seed' }

/**
 * Puts the demo brand's pages and blocks in place and publishes them. Run again, it writes only what differs from its
 * definition; an item that an editor changed, took off the site or moved to the trash stays as the editor left it.
 */
export async function seedContent(deps: SeedContentDeps): Promise<SeedContentResult> {
  const media = await seedMedia(deps.media)
  const groups = await seedGroups(deps.visitorGroups)
  let items = await listKeyedItems(deps.db)
  const placed = new Set<string>()
  let written = 0

  /** `passes`: the languages in their order; the first stands there twice where a block leads to another, which is known only then. */
  async function place(
    key: string,
    item: NewContent,
    draftOf: (language: Language) => DraftInput,
    passes: readonly Language[] = languages,
  ): Promise<void> {
    const found = items.get(key)
    const id = found?.id ?? (await deps.content.create({ ...item, key }, author))
    placed.add(key)
    if (found?.trashedAt) return
    const changed = new Set<Language>()
    for (const language of passes) {
      if (!(await writeDraft(deps, id, item.contentType, language, draftOf(language)))) continue
      changed.add(language)
      // The blocks in it are known from now on.
      items = await listKeyedItems(deps.db)
    }
    if (changed.size === 0) return
    const published = await deps.content.publish(id, [...changed], author)
    if (!published.ok) throw new Error(`${key} cannot be published: ${JSON.stringify(published.error)}`)
    written += 1
  }

  const fieldsIn = (type: string, fields: unknown, language: Language): Record<string, unknown> =>
    withMedia(deps.types[type]?.fields ?? {}, localise(fields, language), language, media)

  /** Blocks as they stand in a page: those that were there before by their id, the others by their key. */
  const areaOf = (blocks: readonly BlockDefinition[], language: Language): StoredArea =>
    blocks.map((block) => {
      const known = items.get(block.key)
      const { displayOption, channels, insteadOfNext, from, to, visitorGroups: keys } = block
      const visitorGroups = keys?.map((key) => groups.get(key) ?? 0)
      const place = withoutUndefined({ displayOption, channels, insteadOfNext, from, to, visitorGroups })
      // An editor has put it on another page too.
      if (known && known.ownerId === null) return { ref: known.id, ...place }
      return {
        ...(known ? { id: known.id } : { key: block.key }),
        type: block.type,
        ...place,
        fields: {
          ...fieldsIn(block.type, block.fields, language),
          ...(block.anchorTo !== undefined && { anchorBlockId: items.get(block.anchorTo)?.id ?? 0 }),
          ...(block.containerBlocks && { containerBlocks: areaOf(block.containerBlocks, language) }),
        },
      }
    })

  const placeBlock = ({ key, type, name, fields }: BlockDefinition): Promise<void> =>
    place(key, { kind: 'block', contentType: type, parentId: null }, (language) => ({
      name,
      slug: '',
      fields: fieldsIn(type, fields, language),
    }))

  const placePage = async (page: PageDefinition, sortIndex: number): Promise<void> => {
    const parentId = page.parent === null ? null : idOf(items, page.parent)
    const companion = page.companionOf === undefined ? {} : { companionOf: page.companionOf }
    const item: NewContent = { kind: 'page', contentType: page.type, parentId, sortIndex, ...companion }
    const isNew = !items.has(page.key)
    const leads = Object.values(page.areas ?? {}).some((area) => area.some(({ anchorTo }) => anchorTo !== undefined))
    const passes = isNew && leads ? ([...languages.slice(0, 1), ...languages] as const) : languages
    const draftOf = (language: Language): DraftInput => ({
      name: page.name[language],
      slug: page.slug[language],
      fields: {
        ...fieldsIn(page.type, page.fields, language),
        ...Object.fromEntries(areaNames.map((name) => [name, areaOf(page.areas?.[name] ?? [], language)])),
      },
    })
    await place(page.key, item, draftOf, passes)
  }

  for (const block of looseBlocks) await placeBlock(block)
  // One after the other: a page is published under its parent's address.
  for (const [index, page] of allPages.entries()) await placePage(page, index)
  return { items: placed.size, written }
}

/** Ids by key; a group that an operator has changed stays as it is. */
async function seedGroups(groups: SeedContentDeps['visitorGroups']): Promise<ReadonlyMap<string, number>> {
  const known = new Map(
    (await groups.list({ kind: 'system', by: 'job', name: 'seed' })).map(({ key, id }) => [key, id]),
  )
  for (const { key, name, rule } of visitorGroups) {
    if (known.has(key)) continue
    const set = await groups.set(key, name, rule, author)
    if (!set.ok) throw new Error(`The group ${key} cannot be set: ${JSON.stringify(set.error)}`)
    known.set(key, set.value)
  }
  return known
}

const withoutUndefined = (values: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** True when a draft was saved. */
async function writeDraft(
  { content, db }: SeedContentDeps,
  id: number,
  contentType: string,
  language: Language,
  draft: DraftInput,
): Promise<boolean> {
  const wanted = content.parseFields(contentType, draft.fields)
  if (!wanted.ok)
    throw new Error(`${draft.name} (${language}) does not fit ${contentType}: ${JSON.stringify(wanted.error)}`)
  const newest = (await listVersions(db, [id], { language, drafts: { kind: 'all' } })).get(id)?.version
  if (!newest && (await highestVersion(db, id, language)) > 0) return false
  if (newest && newest.createdBy !== author.name) return false
  const same =
    newest?.status === 'published' &&
    newest.name === draft.name &&
    newest.slug === draft.slug &&
    isDeepStrictEqual(newest.fields, wanted.value)
  if (same) return false
  const saved = await content.saveDraft(id, language, draft, author)
  if (!saved.ok) throw new Error(`${draft.name} (${language}) cannot be saved: ${JSON.stringify(saved.error)}`)
  return true
}

function idOf(items: ReadonlyMap<string, ItemRow>, key: string): number {
  const item = items.get(key)
  if (!item) throw new Error(`No demo content has the key ${key}, or it comes too late in the list`)
  return item.id
}
