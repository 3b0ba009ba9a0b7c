import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { refuse, type Result } from '#src/common/result.ts'
import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { ContentTypes } from '#src/content/server/content-types.ts'
import type { ContentService } from '#src/content/server/content.service.ts'
import { projectPlanned } from '#src/content/server/project-rights.ts'
import type { Stored } from '../contract/common.ts'
import { restoreBlock } from '../rules/restore-block.ts'

export interface VersionRestoreDeps {
  admin: Pick<ContentAdmin, 'document' | 'version'>
  service: Pick<ContentService, 'saveDraft'>
  /** All types of pages and blocks. */
  types: ContentTypes
}

export interface RestoreInput {
  baseVersion: number
  /** The block that alone is restored; absent: the whole version. */
  node?: number
}

const refusals = { gone: notFound, 'owner-gone': business({ key: 'content/restore-owner-first' }) } as const

/**
 * Makes an older version, or one block of it, the newest draft. The draft that it replaces stays among the versions, and what was
 * published stays on the site. It is refused as every save is.
 */
export const createVersionRestore =
  ({ admin, service, types }: VersionRestoreDeps) =>
  async (
    id: number,
    language: Language,
    number: number,
    { baseVersion, node }: RestoreInput,
    actor: ShopActor,
  ): Promise<Result<{ version: number; fields: Stored }, Refusal>> => {
    authorise(actor, 'pages:write')
    const [old, now] = await Promise.all([
      admin.version(id, language, number, actor),
      admin.document(id, language, actor),
    ])
    if (!old || !now?.version) return refuse(notFound)
    let draft = { name: old.name, slug: old.slug, fields: old.fields }
    if (node !== undefined) {
      const fieldsOfType = (type: string) => types[type]?.fields
      const own = { fields: fieldsOfType(now.item.contentType) ?? {}, fieldsOfType }
      const back = restoreBlock(old.fields, now.fields, node, own)
      if ('refused' in back) return refuse(refusals[back.refused])
      draft = { name: now.version.name, slug: now.version.slug, fields: back.fields }
    }
    const saved = await service.saveDraft(id, language, { ...draft, baseVersion, keepsFormer: true }, actor)
    // An editor cannot mend the fields of an old version, so the refusal names none.
    return saved.ok ||
      saved.error === projectPlanned ||
      (saved.error.kind !== 'fields' && saved.error.kind !== 'business')
      ? saved
      : refuse(business({ key: 'content/version-outdated' }))
  }

export type VersionRestore = ReturnType<typeof createVersionRestore>
