import type { Language } from '#src/common/locale.ts'

/** The drafts that a view shows instead of the published versions. */
export type DraftScope =
  /** `hasEnded`: by a preview link that opens nothing any more, which the page tells. */
  | { kind: 'none'; hasEnded?: true }
  /** `until`: when the link that opened them ends. */
  | { kind: 'item'; id: number; until?: Date }
  /** `itemIds`: of these items alone; left out: of all in the project. */
  | { kind: 'project'; id: number; until?: Date; itemIds?: readonly number[] }
  | { kind: 'all' }
  /** The site as the schedule makes it by a moment: what is due by then has come, what ends by then is gone. */
  | { kind: 'due'; by: Date }

export const channels = ['mobile', 'tablet', 'desktop'] as const
export type Channel = (typeof channels)[number]

/** The visitor and the time that the site is viewed as; passed through everything that makes a page. */
export interface ViewContext {
  language: Language
  /** Null: now. */
  at: Date | null
  drafts: DraftScope
  /** Null: any. */
  channel: Channel | null
  /** Empty in responses that all visitors share. */
  visitorGroups: readonly number[]
  /** The page editor shows the page: it is silent, and our own pages may frame it. */
  isEdited?: true
}

/** The public site as every visitor sees it now. */
export const publishedView = (language: Language): ViewContext => ({
  language,
  at: null,
  channel: null,
  visitorGroups: [],
  drafts: { kind: 'none' },
})

export const isPreview = ({ drafts }: Pick<ViewContext, 'drafts'>): boolean => drafts.kind !== 'none'

/** Whether the visitor came by a preview link that has ended or was revoked. */
export const hasEndedPreview = ({ drafts }: Pick<ViewContext, 'drafts'>): boolean =>
  drafts.kind === 'none' && drafts.hasEnded === true

/** Whether what the view shows is not everybody's: it is never kept. */
export const isPrivateView = (view: Pick<ViewContext, 'drafts'>): boolean => isPreview(view) || hasEndedPreview(view)
