import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Language } from '#src/common/locale.ts'
import type { FieldPath } from '../contract/common.ts'
import type { EditorSchema, TypeDefinition } from '../contract/schema.ts'
import type { TreeItem } from '../contract/tree.ts'
import type { Deeds } from './document/deeds.ts'
import type { DocumentSession, SessionState } from './document/document-session.ts'
import type { EditorLanguage } from './editor-texts.ts'

/** A field of a page: the block it is in, and the way from that block's fields. */
export interface Place {
  node: number | null
  path: FieldPath
}
export type OpenItem = (id: number, language?: Language, at?: Place) => void

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
  openItem: OpenItem
  /** The project that new drafts are saved into; null: none. */
  project: number | null
  setProject: (id: number | null) => void
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
