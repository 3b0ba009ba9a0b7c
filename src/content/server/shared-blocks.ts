import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { forbidden, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import { isRef, type StoredArea, type StoredNode, type StoredRef } from '../contract/area.ts'
import { mapFields } from '../contract/fields.ts'
import { countUses } from './content-admin.store.ts'
import { mayInBranch } from './content-rights.ts'
import { entriesOf, newEntry, withoutIds } from './content-tree.ts'
import type { ContentTypes } from './content-types.ts'
import type { ContentService } from './content.service.ts'
import * as store from './content.store.ts'
import { createDraftFields } from './draft-fields.ts'
import type { DraftInput } from './draft-saves.ts'

export interface SharedBlocksDeps {
  db: Database
  clock: Clock
  blockTypes: ContentTypes
  pageTypes: ContentTypes
  service: Pick<ContentService, 'saveDraftIn' | 'publishIn'>
}

type Entry = StoredNode | StoredRef
type Saved = Result<{ version: number; fields: Record<string, unknown>; ref: number }, Refusal>

/** Blocks that several pages show: made of a page's own, and made a page's own again. */
export function createSharedBlocks({ db, clock, blockTypes, pageTypes, service }: SharedBlocksDeps) {
  const drafts = createDraftFields({ blockTypes, pageTypes })

  /** Replaces entries of a version and of the blocks in it. */
  function replaced(fields: object, stored: unknown, change: (entry: Entry) => Entry): Record<string, unknown> {
    return mapFields(fields as Parameters<typeof mapFields>[0], stored, (leaf, value) =>
      leaf.kind !== 'area'
        ? value
        : (value as StoredArea).map((entry) => {
            const next = change(entry)
            if (next !== entry || isRef(next)) return next
            return { ...next, fields: replaced(blockTypes[next.type]?.fields ?? {}, next.fields, change) }
          }),
    )
  }

  /** The newest words of a page, which the change begins from, locked; refused where they are others than the editor saw. */
  async function findPage(tx: Transaction, id: number, language: Language, baseVersion: number, actor: ShopActor) {
    await store.lockProjectOf(tx, id, language)
    const item = await store.lockItem(tx, id)
    if (!item || item.trashedAt || item.ownerId !== null) return refuse(notFound)
    if (!(await mayInBranch(tx, actor, id, 'write'))) return refuse(forbidden)
    if ((await store.highestVersion(tx, id, language)) !== baseVersion) return refuse({ kind: 'conflict' } as const)
    const version = await store.findVersionByNumber(tx, id, language, baseVersion)
    return version ? ok({ item, version, fields: drafts.typeOf(item.contentType)?.fields ?? {} }) : refuse(notFound)
  }

  return {
    /** How many items show each of the blocks, drafts included. */
    uses(ids: readonly number[], actor: ShopActor): Promise<Map<number, number>> {
      authorise(actor, 'pages:read')
      return countUses(db, ids)
    },

    /**
     * Makes a block of a page a separate item, which the page refers to. Where the page is published with that block, the new item is
     * published in that language too, so that the page can be.
     */
    share(
      id: number,
      language: Language,
      { node, name, baseVersion }: { node: number; name: string; baseVersion: number },
      actor: ShopActor,
    ): Promise<Saved> {
      authorise(actor, 'pages:write')
      return inTransactionResult(db, async (tx): Promise<Saved> => {
        await store.lockTree(tx)
        const found = await findPage(tx, id, language, baseVersion, actor)
        if (!found.ok) return found
        const { version, fields } = found.value
        const entry = entriesOf(blockTypes, fields, version.fields).find((one) => !isRef(one) && one.id === node)
        if (!entry || isRef(entry)) return refuse(notFound)
        const at = clock.now()
        const shared = await store.createItem(tx, {
          kind: 'block',
          contentType: entry.type,
          parentId: null,
          createdAt: at,
        })
        const own = withoutIds(blockTypes, blockTypes[entry.type]?.fields ?? {}, entry.fields)
        const first = await service.saveDraftIn(tx, shared, language, { name, slug: '', fields: own }, actor)
        if (!first.ok) return first
        const published = await store.findVersion(tx, id, language, 'published')
        const wasPublished = entriesOf(blockTypes, fields, published?.fields ?? {}).some(
          (one) => !isRef(one) && one.id === node,
        )
        if (wasPublished) {
          const done = await service.publishIn(tx, shared.id, [language], actor, {})
          if (!done.ok) return done
        }
        const { id: _id, key: _key, type: _type, fields: _fields, ...place } = entry
        const next = replaced(fields, version.fields, (one) =>
          one === entry || (!isRef(one) && one.id === node) ? { ref: shared.id, ...place } : one,
        )
        return save(tx, found.value.item, language, { ...version, fields: next }, shared.id, actor, {
          shared: shared.id,
        })
      })
    },

    /** Makes every reference of a page to a shared block a block of the page's own, with the words it has now. */
    detach(
      id: number,
      language: Language,
      { ref, baseVersion }: { ref: number; baseVersion: number },
      actor: ShopActor,
    ): Promise<Saved> {
      authorise(actor, 'pages:write')
      return inTransactionResult(db, async (tx): Promise<Saved> => {
        const found = await findPage(tx, id, language, baseVersion, actor)
        if (!found.ok) return found
        const { version, fields } = found.value
        const view = { language, drafts: { kind: 'all' } } as const
        const shared = (await store.listVersions(tx, [ref], view)).get(ref)
        if (!shared) return refuse(notFound)
        const next = replaced(fields, version.fields, (one) => {
          if (!isRef(one) || one.ref !== ref) return one
          const { ref: _, ...place } = one
          return newEntry(blockTypes, { ...place, type: shared.item.contentType, fields: shared.version.fields })
        })
        return save(tx, found.value.item, language, { ...version, fields: next }, ref, actor, { detached: ref })
      })
    },
  }

  async function save(
    tx: Transaction,
    item: store.ItemRow,
    language: Language,
    { name, slug, fields }: Pick<DraftInput, 'name' | 'slug' | 'fields'>,
    ref: number,
    actor: ShopActor,
    after: Record<string, number>,
  ): Promise<Saved> {
    const saved = await service.saveDraftIn(tx, item, language, { name, slug, fields }, actor)
    if (!saved.ok) return saved
    await recordAudit(tx, { at: clock.now(), actor, command: 'content.blocks-shared', subject: item.id, after })
    return ok({ ...saved.value, ref })
  }
}

export type SharedBlocks = ReturnType<typeof createSharedBlocks>
