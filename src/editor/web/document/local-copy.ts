import type { Language } from '#src/common/locale.ts'
import type { Content } from '../../rules/merge.ts'

/** What is written of an item and not saved yet. */
export interface LocalCopy {
  id: number
  language: Language
  /** The version that `base` is of. */
  version: number
  base: Content
  content: Content
}
export interface LocalCopies {
  find: (id: number, language: Language) => Promise<LocalCopy | null>
  put: (copy: LocalCopy) => Promise<void>
  remove: (id: number, language: Language) => Promise<void>
}
