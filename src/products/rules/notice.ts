import type { Language } from '#src/common/locale.ts'
import type { ProductNotice, StoredNotice } from '../contract/notice.ts'

/** A stored notice as a page in that language says it; null for a product without one. */
export function noticeIn(stored: StoredNotice | null, language: Language): ProductNotice | null {
  if (stored === null) return null
  return { type: stored.type, text: isFinnishNotice(stored, language) ? stored.texts.fi : stored.texts[language] }
}

/** True when a page in another language shows the Finnish text (C-7.3). */
export const isFinnishNotice = (stored: StoredNotice | null, language: Language): boolean =>
  stored !== null && language !== 'fi' && stored.texts[language].trim() === ''
