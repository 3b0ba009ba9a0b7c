import { Type } from 'typebox'
import type { Localized } from '#src/common/locale.ts'

/** What a notice about a product announces; a recall is also marked on cards. */
export const noticeTypes = ['recall', 'warning', 'information'] as const
export const NoticeType = Type.Enum(noticeTypes)
export type NoticeType = Type.Static<typeof NoticeType>

/** A word of the operator about a product, in the language of the answer. Plain text; lines are divided by `\n`. */
export const ProductNotice = Type.Object({ type: NoticeType, text: Type.String() })
export type ProductNotice = Type.Static<typeof ProductNotice>

/** Longest text of a notice, in characters. */
export const noticeMaxLength = 1_000

/** The notice as stored with the product. An empty text falls back to Finnish, which is never empty. */
export interface StoredNotice {
  type: NoticeType
  texts: Localized<string>
  /** ISO time it was last written. */
  since: string
  by: string
}
