import type { ShopActor } from '#src/common/actor.ts'
import type { Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { ContentAdmin, PresentedItem } from '#src/content/server/content-admin.ts'
import type { Stored } from '../contract/common.ts'
import type { Document, Presented, Saved, SaveConflict } from '../contract/document.ts'
import type { TrashList, Tree } from '../contract/tree.ts'
import { trashDays } from '../contract/tree.ts'
import { languageStates } from '../rules/status.ts'
import { withLanguage } from '#src/common/locale.ts'
import type { Static } from 'typebox'

type Found = NonNullable<Awaited<ReturnType<ContentAdmin['document']>>>

const dayMs = 86_400_000

export function presentDocument(found: Found, language: Language): Document {
  const { item, version, may, branches } = found
  return {
    id: item.id,
    kind: item.kind,
    type: item.contentType,
    key: item.key,
    parentId: item.parentId,
    companionOf: item.companionOf,
    language,
    version: found.baseVersion,
    source:
      version === null
        ? 'blank'
        : version.status === 'draft' || version.status === 'published'
          ? version.status
          : 'old',
    name: version?.name ?? '',
    slug: version?.slug ?? '',
    fields: found.fields,
    saved: version && { by: version.createdBy, at: version.createdAt.toISOString() },
    projectId: version?.status === 'draft' ? version.projectId : null,
    url: found.url,
    publishedUrl: found.publishedUrl,
    languages: languageStates(found.states),
    may: { ...may, branches },
    trashed: item.trashedAt && { by: item.trashedBy ?? '', at: item.trashedAt.toISOString() },
  }
}

const presentConflict = (found: Found): SaveConflict['current'] => ({
  version: found.baseVersion,
  name: found.version?.name ?? '',
  slug: found.version?.slug ?? '',
  fields: found.fields,
  saved: found.version && { by: found.version.createdBy, at: found.version.createdAt.toISOString() },
})

/** Refuses a save that began from other words than those that stand now, and sends these along. */
export const conflictRefusal = (found: Found | null): Refusal => ({
  kind: 'business',
  status: 409,
  problems: [
    {
      key: 'errors/version-conflict',
      details: { ...(found && { current: presentConflict(found) }), key: 'version-conflict' },
    },
  ],
})

/** The answer to whatever made a new draft. */
export function presentSaved(
  saved: { version: number; fields: Stored },
  language: Language,
  states: Parameters<typeof languageStates>[0],
  { name }: ShopActor,
): Saved {
  const languages = languageStates(states)
  return { ...saved, saved: { by: name, at: languages[language].draft?.at ?? '' }, languages }
}

export function presentTree(rows: Awaited<ReturnType<ContentAdmin['tree']>>, language: Language): Tree {
  return {
    items: rows.map(({ item, states, path, may }) => ({
      id: item.id,
      parentId: item.parentId,
      sortIndex: item.sortIndex,
      kind: item.kind,
      type: item.contentType,
      key: item.key,
      name: nameIn(states, language),
      url: path === null ? null : withLanguage(path, language),
      companionOf: item.companionOf,
      languages: languageStates(states),
      may,
    })),
  }
}

/** The newest name in the language, else in another one. */
const nameIn = (states: readonly { language: Language; name: string }[], language: Language): string =>
  (states.filter((one) => one.language === language).at(-1) ?? states.at(-1))?.name ?? ''

export const presentTrash = (rows: Awaited<ReturnType<ContentAdmin['trashed']>>): Static<typeof TrashList> => ({
  items: rows.map(({ item, name, below }) => {
    const at = item.trashedAt ?? new Date(0)
    return {
      id: item.id,
      kind: item.kind,
      type: item.contentType,
      name,
      below,
      trashed: { by: item.trashedBy ?? '', at: at.toISOString() },
      purgeAt: new Date(at.getTime() + trashDays * dayMs).toISOString(),
    }
  }),
})

const noAreas = { topContentArea: [], mainContentArea: [], bottomContentArea: [] }

/** The part of a page's model that unsaved fields make. */
export function presentUnsaved(found: PresentedItem): Presented {
  if (found.kind === 'areas') return found.areas
  if (found.kind === 'popups') return { ...noAreas, popups: found.popups }
  if (found.kind === 'block') return { ...noAreas, mainContentArea: found.block ? [found.block] : [] }
  const { page } = found
  return {
    ...page.fields,
    name: page.name,
    layoutTheme: page.layoutTheme,
    topContentArea: page.topContentArea ?? [],
    mainContentArea: page.mainContentArea ?? [],
    bottomContentArea: page.bottomContentArea ?? [],
  }
}
