import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, forbidden, notFound, type Refusal } from '#src/common/errors.ts'
import { may } from '#src/common/permissions.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { deletePreset, findPreset, insertPreset, listPresets, type PresetRow } from './content-preset.store.ts'
import { withoutIds } from './content-tree.ts'
import type { ContentTypes } from './content-types.ts'
import type { ContentService } from './content.service.ts'

export interface ContentPresetsDeps {
  db: Database
  clock: Clock
  blockTypes: ContentTypes
  pageTypes: ContentTypes
  service: Pick<ContentService, 'parseFields'>
}

/** First fillings of blocks and pages that editors saved by name, for everybody. */
export function createContentPresets({ db, clock, blockTypes, pageTypes, service }: ContentPresetsDeps) {
  return {
    list(actor: ShopActor): Promise<PresetRow[]> {
      authorise(actor, 'pages:read')
      return listPresets(db)
    },

    async save(
      input: { type: string; name: string; fields: Record<string, unknown> },
      actor: ShopActor,
    ): Promise<Result<{ id: number }, Refusal>> {
      authorise(actor, 'pages:write')
      const { type, name } = input
      const parsed = service.parseFields(type, input.fields)
      if (!parsed.ok) return parsed
      const fields = withoutIds(blockTypes, (pageTypes[type] ?? blockTypes[type])?.fields ?? {}, parsed.value)
      return inTransaction(db, async (tx): Promise<Result<{ id: number }, Refusal>> => {
        const at = clock.now()
        const row = { contentType: type, name, fields, createdAt: at, createdBy: actor.name }
        const id = await insertPreset(tx, row)
        if (id === null) return refuse(business({ key: 'content/preset-named', params: { name } }))
        await recordAudit(tx, { at, actor, command: 'content-preset.added', subject: id, after: { type, name } })
        return ok({ id })
      })
    },

    /** Allowed to the person who saved it, and to staff who may remove pages. */
    remove(id: number, actor: ShopActor): Promise<Result<null, Refusal>> {
      authorise(actor, 'pages:write')
      return inTransaction(db, async (tx): Promise<Result<null, Refusal>> => {
        const found = await findPreset(tx, id)
        if (!found) return refuse(notFound)
        if (found.createdBy !== actor.name && !may(actor, 'pages:delete')) return refuse(forbidden)
        await deletePreset(tx, id)
        const before = { type: found.contentType, name: found.name }
        await recordAudit(tx, { at: clock.now(), actor, command: 'content-preset.removed', subject: id, before })
        return ok(null)
      })
    },
  }
}

export type ContentPresets = ReturnType<typeof createContentPresets>
