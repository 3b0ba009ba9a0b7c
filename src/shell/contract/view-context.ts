import type { Language } from '#src/common/locale.ts'

/** Which drafts are seen in the place of what is published. */
export type DraftScope =
  { kind: 'none' } | { kind: 'item'; id: number } | { kind: 'project'; id: number } | { kind: 'all' }

export const channels = ['mobile', 'tablet', 'desktop'] as const
export type Channel = (typeof channels)[number]

/** As whom and as of when the site is looked at; goes through everything a page is made by. */
export interface ViewContext {
  language: Language
  /** Null: now. */
  at: Date | null
  drafts: DraftScope
  /** Null: any. */
  channel: Channel | null
  /** None in answers that everybody shares. */
  visitorGroups: readonly number[]
}

/** As everybody sees it. */
export const publishedView = (language: Language): ViewContext => ({
  language,
  at: null,
  channel: null,
  visitorGroups: [],
  drafts: { kind: 'none' },
})

export const isPreview = ({ drafts }: Pick<ViewContext, 'drafts'>): boolean => drafts.kind !== 'none'
