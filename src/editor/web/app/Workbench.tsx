import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '#src/common/locale.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FieldPath } from '../../contract/common.ts'
import type { Document } from '../../contract/document.ts'
import type { EditorSchema } from '../../contract/schema.ts'
import type { TreeItem } from '../../contract/tree.ts'
import { fieldsOfTypes } from '../../rules/moves.ts'
import { createDeeds } from '../document/deeds.ts'
import { createDocumentSession, currentId } from '../document/document-session.ts'
import type { LocalCopies } from '../document/local-copy.ts'
import type { saveDocument } from '../editor-api.ts'
import { EditorContext, type EditorTools, type OpenItem, type Place } from '../editor-context.ts'
import type { EditorLanguage } from '../editor-texts.ts'
import { saveInto } from '../projects/save-into.ts'
import { focusRow } from './focus.ts'
import { Panes } from './Panes.tsx'

export interface WorkbenchProps {
  document: Document
  schema: EditorSchema
  tree: readonly TreeItem[]
  copies: LocalCopies
  words: EditorLanguage
  own: string
  /** The field that is chosen first. */
  at: Place | undefined
  /** The page's row takes the focus where nothing has it. */
  takesFocus: boolean
  /** The project that new drafts are saved into; null: none. */
  project: number | null
  onProject: (id: number | null) => void
  onOpen: OpenItem
  /** The tree has changed. */
  onTree: () => void
  onSignedOut: () => void
  say: (text: string) => void
}

/** One item in one language, opened: its session, what is chosen of it, and the panes round it. */
export function Workbench({
  document: item,
  schema,
  tree,
  copies,
  words,
  own,
  at,
  takesFocus,
  project,
  onProject,
  onOpen,
  onTree,
  onSignedOut,
  say,
}: WorkbenchProps) {
  const t = useText()
  const type = schema.types[item.type]
  const working = useRef(project)
  useEffect(() => void (working.current = project), [project])
  const { session, deeds } = useMemo(() => {
    const types = { fields: type?.fields ?? {}, fieldsOfType: fieldsOfTypes(schema) }
    const save: typeof saveDocument = (id, language, body) => saveInto(working.current, made, id, language, body)
    const made = createDocumentSession({ document: item, types, save, copies, now: browserClock.now })
    const typeOfShared = (id: number): string | undefined => tree.find((one) => one.id === id)?.type
    return { session: made, deeds: createDeeds(made, { page: item.type, schema, typeOfShared }) }
    // A newer tree or schema must not end the session.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [item])
  const [chosen, setChosen] = useState<number | null>(at?.node ?? null)
  const firstIds = useSyncExternalStore(session.subscribe, () => session.getState().firstIds)
  // A new block is chosen by the id it had, and gets another when it is saved.
  const selected = chosen === null ? null : currentId({ firstIds }, chosen)
  const [focus, setFocus] = useState<{ path: FieldPath; turn: number } | null>(
    at && at.path.length > 0 ? { path: at.path, turn: 1 } : null,
  )

  const select = useCallback((node: number | null, path?: FieldPath) => {
    setChosen(node)
    setFocus((last) => (path && path.length > 0 ? { path, turn: (last?.turn ?? 0) + 1 } : null))
  }, [])
  const open = useCallback(
    (id: number, language?: Language, place?: Place) => {
      if (place && id === item.id && (language ?? item.language) === item.language)
        return select(place.node, place.path)
      void session.saveNow()
      onOpen(id, language, place)
    },
    [session, onOpen, select, item],
  )

  useEffect(() => {
    void session.recover().then((isFound) => isFound && say(t('/edit/said/recovered')))
    const follow = session.subscribe(() => {
      if (session.getState().save.kind === 'signed-out') onSignedOut()
    })
    const retry = (): void =>
      void (['offline', 'signed-out'].includes(session.getState().save.kind) && session.saveNow())
    const warn = (event: BeforeUnloadEvent): void => {
      const { save } = session.getState()
      if (save.kind === 'saved') return
      void session.saveNow()
      event.preventDefault()
    }
    addEventListener('online', retry)
    addEventListener('beforeunload', warn)
    return () => {
      follow()
      removeEventListener('online', retry)
      removeEventListener('beforeunload', warn)
      void session.saveNow().finally(() => session.close())
    }
    // Once for each session.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session])

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) focusRow(null)
  }, [takesFocus])

  const tools = useMemo(
    (): EditorTools | null =>
      type
        ? {
            schema,
            words,
            language: item.language,
            type,
            tree,
            session,
            deeds,
            selected,
            select,
            say,
            openItem: open,
            project,
            setProject: onProject,
          }
        : null,
    [schema, words, item, type, tree, session, deeds, selected, select, open, say, project, onProject],
  )
  if (!tools) return <p role="alert">{t('/edit/form/unknown-type', { type: item.type })}</p>
  return (
    <EditorContext value={tools}>
      <Panes focus={focus} own={own} onTree={onTree} />
    </EditorContext>
  )
}
