import type { Language } from '#src/common/locale.ts'
import type { ProductNotice, StoredNotice } from '../contract/notice.ts'

/** A stored notice as a page in that language says it; null for a product without one. */
export function noticeIn(stored: StoredNotice | null, language: Language): ProductNotice | null {
  if (stored === null) return null
  const own = stored.texts[language]
  return { type: stored.type, text: own.trim() === '' ? stored.texts.fi : own }
}
