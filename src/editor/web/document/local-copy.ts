import type { Language } from '#src/common/locale.ts'
import type { SaveBody } from '../../contract/document.ts'
import type { Content } from '../../rules/merge.ts'

/** What is written of an item and not saved yet. */
export interface LocalCopy {
  id: number
  language: Language
  /** The version that `base` is of. */
  version: number
  base: Content
  content: Content
  /** The save that was sent and not answered: the server may have it. Absent: there is none. */
  unanswered?: SaveBody
}
export interface LocalCopies {
  find: (id: number, language: Language) => Promise<LocalCopy | null>
  put: (copy: LocalCopy) => Promise<void>
  remove: (id: number, language: Language) => Promise<void>
}
