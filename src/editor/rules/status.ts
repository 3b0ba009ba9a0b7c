import type { Language, Localized } from '#src/common/locale.ts'
import type { LanguageState, Status } from '../contract/tree.ts'

/** A version as far as its state goes; dates are moments. */
export interface StateFacts {
  language: Language
  version: number
  status: 'draft' | 'kept' | 'published' | 'superseded'
  createdBy: string
  createdAt: Date
  publishedAt: Date | null
  publishAt: Date | null
  unpublishAt: Date | null
  projectId: number | null
  isInReview: boolean
}

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

/** What a language of an item is, from its draft, its published version and its newest one. */
export function languageState(facts: readonly StateFacts[]): LanguageState {
  const draft = facts.find(({ status }) => status === 'draft')
  const published = facts.find(({ status }) => status === 'published')
  return {
    status: statusOf(draft, published, facts.length > 0),
    version: Math.max(0, ...facts.map(({ version }) => version)),
    publishAt: iso(draft?.publishAt),
    unpublishAt: iso(published?.unpublishAt ?? draft?.unpublishAt),
    draft: draft ? { by: draft.createdBy, at: draft.createdAt.toISOString() } : null,
    published: published
      ? { by: published.createdBy, at: (published.publishedAt ?? published.createdAt).toISOString() }
      : null,
    projectId: draft?.projectId ?? null,
  }
}

function statusOf(draft: StateFacts | undefined, published: StateFacts | undefined, isWritten: boolean): Status {
  if (draft?.publishAt) return 'Scheduled'
  if (draft?.isInReview) return 'InReview'
  if (draft) return published ? 'PublishedWithDraft' : 'Draft'
  if (published) return 'Published'
  return isWritten ? 'Unpublished' : 'Missing'
}

export const languageStates = (facts: readonly StateFacts[]): Localized<LanguageState> => {
  const of = (one: Language): LanguageState => languageState(facts.filter(({ language }) => language === one))
  return { fi: of('fi'), sv: of('sv'), en: of('en') }
}
