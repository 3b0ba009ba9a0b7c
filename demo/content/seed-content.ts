import { isDeepStrictEqual } from 'node:util'
import { type Language, languages } from '#src/common/locale.ts'
import { areaNames, type StoredArea } from '#src/content/contract/area.ts'
import type { ContentService, DraftInput, NewContent } from '#src/content/server/content.service.ts'
import { findItemByKey, highestVersion, listVersions } from '#src/content/server/content.store.ts'
import type { Database } from '#src/platform/database/database.ts'
import { allPages, looseBlocks } from './all-content.ts'
import type { BlockDefinition, PageDefinition } from './define.ts'
import { localise } from './localise.ts'

export interface SeedContentDeps {
  content: ContentService
  db: Database
}

export interface SeedContentResult {
  items: number
  /** Items of which at least one language was written; 0 when everything stood there already. */
  written: number
}

/** Kept with each version: a later seeding renews only what nobody else has touched. */
const author = 'seed'

/** Transactions at the same time; a seeding process has a small pool. */
const width = 3

/**
 * Puts the demo brand's pages and blocks in place and publishes them. Run again, it writes only what differs from its
 * definition; an item that an editor changed, took off the site or moved to the trash stays as the editor left it.
 */
export async function seedContent(deps: SeedContentDeps): Promise<SeedContentResult> {
  const ids = new Map<string, number>()
  let written = 0

  async function place(key: string, item: NewContent, draftOf: (language: Language) => DraftInput): Promise<void> {
    const found = await findItemByKey(deps.db, key)
    const id = found?.id ?? (await deps.content.create({ ...item, key }))
    ids.set(key, id)
    if (found?.trashedAt) return
    const changed: Language[] = []
    for (const language of languages) {
      if (await writeDraft(deps, id, item.contentType, language, draftOf(language))) changed.push(language)
    }
    if (changed.length === 0) return
    const published = await deps.content.publish(id, changed, author)
    if (!published.ok) throw new Error(`${key} cannot be published: ${JSON.stringify(published.error)}`)
    written += 1
  }

  const placeBlock = (block: BlockDefinition): Promise<void> =>
    place(block.key, { kind: 'block', contentType: block.type, parentId: null }, (language) => ({
      name: block.name,
      slug: '',
      fields: {
        ...fieldsIn(block.fields, language),
        ...(block.containerBlocks ? { containerBlocks: areaOf(block.containerBlocks, ids) } : {}),
      },
    }))

  const placePage = (page: PageDefinition, sortIndex: number): Promise<void> => {
    const parentId = page.parent === null ? null : idOf(ids, page.parent)
    const companion = page.companionOf === undefined ? {} : { companionOf: page.companionOf }
    const item: NewContent = { kind: 'page', contentType: page.type, parentId, sortIndex, ...companion }
    return place(page.key, item, (language) => ({
      name: page.name[language],
      slug: page.slug[language],
      fields: { ...fieldsIn(page.fields, language), ...areasOf(page, ids) },
    }))
  }

  for (const level of blockLevels()) await inParallel(level, placeBlock)
  // One after the other: a page is published under its parent's address.
  for (const [index, page] of allPages.entries()) await placePage(page, index)
  return { items: ids.size, written }
}

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
  if (newest && newest.createdBy !== author) return false
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

/** Every block, those inside containers before the containers. */
function blockLevels(): BlockDefinition[][] {
  const outer = [...looseBlocks, ...allPages.flatMap((page) => Object.values(page.areas ?? {}).flat())]
  const inner = outer.flatMap((block) => block.containerBlocks ?? [])
  return [inner, outer]
}

async function inParallel<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`No demo content has the key ${key}, or it comes too late in the list`)
  return id
}

const fieldsIn = (fields: unknown, language: Language) => localise(fields, language) as Record<string, unknown> // an object stays one

const areaOf = (blocks: readonly BlockDefinition[], ids: ReadonlyMap<string, number>): StoredArea =>
  blocks.map((block) => ({
    contentId: idOf(ids, block.key),
    ...(block.displayOption === undefined ? {} : { displayOption: block.displayOption }),
  }))

const areasOf = (page: PageDefinition, ids: ReadonlyMap<string, number>): Record<string, StoredArea> =>
  Object.fromEntries(areaNames.flatMap((name) => (page.areas?.[name] ? [[name, areaOf(page.areas[name], ids)]] : [])))
