import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Language } from '#src/common/locale.ts'
import type { FieldPath } from '../contract/common.ts'
import type { EditorSchema, TypeDefinition } from '../contract/schema.ts'
import type { TreeItem } from '../contract/tree.ts'
import type { Deeds } from './document/deeds.ts'
import type { DocumentSession, SessionState } from './document/document-session.ts'
import type { EditorLanguage } from './editor-texts.ts'

/** What is open, for all panes. */
export interface EditorTools {
  schema: EditorSchema
  /** The language of the editor's words. */
  words: EditorLanguage
  /** The language of the content. */
  language: Language
  type: TypeDefinition
  tree: readonly TreeItem[]
  session: DocumentSession
  deeds: Deeds
  /** The chosen block; null: the page itself. */
  selected: number | null
  /** `path`: of a field to go to. */
  select: (node: number | null, path?: FieldPath) => void
  openItem: (id: number, language?: Language) => void
  /** Tells the ear; what is said is seen elsewhere. */
  say: (text: string) => void
}

export const EditorContext = createContext<EditorTools | null>(null)

export function useEditor(): EditorTools {
  const tools = useContext(EditorContext)
  if (!tools) throw new Error('Nothing is open')
  return tools
}

export const useSession = (session: DocumentSession): SessionState =>
  useSyncExternalStore(session.subscribe, session.getState)
