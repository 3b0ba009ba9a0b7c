import { replaceEqualDeep } from '@tanstack/react-query'
import type { Language } from '#src/common/locale.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import type { Deed } from '../../contract/common.ts'
import type { Document, SaveBody, Saved, SaveConflict } from '../../contract/document.ts'
import { type Conflict, type Content, merge, type MergeTypes } from '../../rules/merge.ts'
import { type History, mapHistory, noHistory, record, redo, renameInHistory, undo } from '../../rules/history.ts'
import { isSame } from '../../rules/same.ts'
import { renamedIds, setIn, walk, withRenamed } from '../../rules/tree.ts'
import type { LocalCopies } from './local-copy.ts'

/*
 * One item in one language while it is edited: what is written, its steps, and its way to the server. One save runs at a time, a second
 * after the last change; the next begins from its answer. What another person saved meanwhile is merged by block, and a field that both
 * changed waits for a choice. Until the server has it, everything is kept in the browser as well.
 *
 * | State      | What is safe                         | Left by                                 |
 * | ---------- | ------------------------------------ | --------------------------------------- |
 * | saved      | everything, on the server            | a change                                |
 * | changed    | here                                 | a second of rest, or `saveNow`          |
 * | saving     | here                                 | the answer                              |
 * | offline    | here; tried again, ever more rarely  | the line, `saveNow`                     |
 * | signed-out | here                                 | a new sign-in, then `saveNow`           |
 * | conflict   | both texts: theirs there, mine here  | `resolve` of the last conflict          |
 * | refused    | here                                 | the next change                         |
 * | gone       | here                                 | the page is restored, then `saveNow`    |
 */
export type SaveState =
  | { kind: 'saved' | 'changed' | 'saving' | 'offline' | 'signed-out' | 'conflict' | 'gone' }
  /** Messages by path, in the editor's language. */
  | { kind: 'refused'; errors: Readonly<Record<string, readonly string[]>> }

export interface SessionState {
  document: Document
  content: Content
  save: SaveState
  /** When and by whom the stored version was written; null: never. */
  saved: Deed | null
  conflicts: readonly Conflict[]
  /** The person whose changes were taken in last; null: there were none since it was last read. */
  combined: Deed | null
  /** The ids that blocks had when they were new, by those that the server gave them. */
  firstIds: ReadonlyMap<number, number>
  canUndo: boolean
  canRedo: boolean
}

export interface SessionOptions {
  document: Document
  types: MergeTypes
  save: (id: number, language: Language, body: SaveBody) => Promise<Saved>
  copies: LocalCopies
  now: () => number
}

const restMs = 1_000
const retryMs = [2_000, 4_000, 8_000, 15_000, 30_000] as const

export type DocumentSession = ReturnType<typeof createDocumentSession>

export function createDocumentSession({ document, types, save: send, copies, now }: SessionOptions) {
  const { id, language } = document
  let base = contentOf(document)
  let version = document.version
  let history: History = noHistory
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const session = crypto.randomUUID()
  let saves = 0
  /** A save that the server may have or not: it is sent again before anything else, and is answered as it was or would have been. */
  let unanswered: SaveBody | null = null
  let state: SessionState = {
    document,
    content: base,
    save: { kind: 'saved' },
    saved: document.saved,
    conflicts: [],
    combined: null,
    firstIds: new Map(),
    canUndo: false,
    canRedo: false,
  }
  const listeners = new Set<() => void>()
  const set = (change: Partial<SessionState>): void => {
    state = { ...state, ...change, canUndo: history.past.length > 0, canRedo: history.future.length > 0 }
    for (const told of listeners) told()
  }
  const isWaiting = (): boolean => state.conflicts.length > 0

  function later(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), ms)
  }
  function keepHere(): void {
    void copies.put({ id, language, version, base, content: state.content, ...(unanswered && { unanswered }) })
  }
  function changed(content: Content): void {
    set({ content, save: { kind: isWaiting() ? 'conflict' : 'changed' } })
    keepHere()
    if (!isWaiting()) later(restMs)
  }

  /** `field`: of which letters one after the other are one step; empty for blocks. */
  function change(content: Content, field: string): void {
    if (content === state.content) return
    history = record(history, { field, before: state.content, after: content, at: now() })
    changed(content)
  }
  /** Changes what was written and each step that has it, so that undo takes back the step and this with it. */
  function amend(of: (content: Content) => Content): void {
    const content = of(state.content)
    if (content === state.content) return
    history = mapHistory(history, of)
    changed(content)
  }
  function step(of: typeof undo): boolean {
    const done = of(history, state.content, types)
    if (!done) return false
    history = done.history
    changed(replaceEqualDeep(state.content, done.content))
    return true
  }

  /** Saves now; ends when nothing is left to save, or it cannot be saved. */
  function saveNow(): Promise<void> {
    clearTimeout(timer)
    running ??= saveAll().finally(() => (running = null))
    return running
  }
  async function saveAll(): Promise<void> {
    while (!isWaiting() && document.may.write) {
      if (unanswered === null && isSame(state.content, base)) {
        failures = 0
        set({ save: { kind: 'saved' } })
        void copies.remove(id, language)
        return
      }
      set({ save: { kind: 'saving' } })
      unanswered ??= { baseVersion: version, ...state.content, attempt: { session, number: ++saves } }
      keepHere()
      try {
        const answer = await send(id, language, unanswered)
        const { name, slug, fields } = unanswered
        unanswered = null
        take({ name, slug, fields }, answer)
        failures = 0
      } catch (error) {
        if (!(await recovered(error))) return
      }
    }
  }

  /** The answer to a save: new blocks have ids now, and what was typed meanwhile stays. */
  function take(sent: Content, answer: Saved): void {
    const list = (content: Content) => walk(types.fields, content.fields, types.fieldsOfType)
    const stored = { ...sent, fields: answer.fields }
    const renamed = renamedIds(list(sent), list(stored))
    const rename = (content: Content): Content =>
      renamed.size === 0
        ? content
        : { ...content, fields: withRenamed(types.fields, content.fields, types.fieldsOfType, renamed) }
    const own = rename(state.content)
    history = renameInHistory(history, renamed, types)
    // What the server cleaned comes in too, unless it was changed again.
    const { content } = merge(rename(sent), own, stored, types)
    base = stored
    version = answer.version
    const { firstIds } = state
    const given = [...renamed].map(([was, is]) => [is, firstIds.get(was) ?? was] as const)
    set({
      content: replaceEqualDeep(own, content),
      saved: answer.saved,
      document: { ...state.document, version, languages: answer.languages, source: 'draft' },
      ...(given.length > 0 && { firstIds: new Map([...firstIds, ...given]) }),
    })
  }

  /** Takes in what another person saved. True when nothing has to be asked. */
  function takeTheirs(theirs: SaveConflict['current']): boolean {
    const { content, conflicts } = merge(base, state.content, contentOf(theirs), types)
    base = contentOf(theirs)
    version = theirs.version
    set({
      content: replaceEqualDeep(state.content, content),
      conflicts,
      saved: theirs.saved,
      combined: theirs.saved,
      document: { ...state.document, version },
      ...(conflicts.length > 0 && { save: { kind: 'conflict' } }),
    })
    return conflicts.length === 0
  }

  /** Takes in a version that the server has made the draft, as one step that can be undone. */
  function takeRestored(name: string, slug: string, answer: Saved): void {
    const before = state.content
    takeTheirs({ ...answer, name, slug })
    history = record(history, { field: '', before, after: state.content, at: now() })
    const { version: to, languages } = answer
    set({ combined: null, document: { ...state.document, version: to, languages, source: 'draft' } })
  }

  /** What a failed save leads to. True: it is tried again at once. */
  async function recovered(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) throw error
    const conflict = error.status === 409 ? (error.problems?.[0] as SaveConflict | undefined) : undefined // the contract's 409
    if (conflict?.current) {
      unanswered = null
      const isMerged = takeTheirs(conflict.current)
      keepHere()
      return isMerged
    }
    if (error.status === 401 || error.status === 403) set({ save: { kind: 'signed-out' } })
    else if (error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429) {
      unanswered = null
      keepHere()
      const isGone = error.status === 404 || error.status === 409
      set({ save: isGone ? { kind: 'gone' } : { kind: 'refused', errors: error.fieldErrors ?? {} } })
    } else {
      set({ save: { kind: 'offline' } })
      later(retryMs[Math.min(failures++, retryMs.length - 1)] ?? 30_000)
    }
    return false
  }

  /** Settles a conflict with a value: theirs, mine, or one made of both. */
  function resolve(conflict: Conflict, value: unknown): void {
    const content = withValue(state.content, conflict, value)
    set({ conflicts: state.conflicts.filter((one) => one !== conflict) })
    history = record(history, { field: '', before: state.content, after: content, at: now() })
    changed(content)
    if (!isWaiting()) void saveNow()
  }
  function withValue(content: Content, { node, path }: Conflict, value: unknown): Content {
    if (node === null) return setIn(content, path, value)
    const at = walk(types.fields, content.fields, types.fieldsOfType).find((one) => one.id === node)
    return at ? { ...content, fields: setIn(content.fields, [...at.path, ...path], value) } : content
  }

  return {
    getState: () => state,
    subscribe: (told: () => void) => {
      listeners.add(told)
      return () => void listeners.delete(told)
    },
    types,
    change,
    amend,
    undo: () => step(undo),
    redo: () => step(redo),
    saveNow,
    takeTheirs,
    takeRestored,
    resolve,
    withValue,
    /** The document's states in all languages, when a call other than a save tells them. */
    setLanguages: (languages: Document['languages']) => set({ document: { ...state.document, languages } }),
    /** Where the page is shown and where visitors see it: its first draft and each publication may change that. */
    setAddresses: ({ url, publishedUrl }: Pick<Document, 'url' | 'publishedUrl'>) =>
      set({ document: { ...state.document, url, publishedUrl } }),
    readCombined: () => set({ combined: null }),
    /** Brings back what an earlier visit could not save. */
    async recover(): Promise<boolean> {
      const kept = await copies.find(id, language)
      if (!kept) return false
      if (kept.unanswered && document.may.write) {
        ;({ base, version, unanswered } = { ...kept, unanswered: kept.unanswered })
        set({ content: kept.content, save: { kind: 'changed' } })
        later(0)
        return true
      }
      if (isSame(kept.content, base)) return false
      const { content, conflicts } = merge(kept.base, kept.content, base, types)
      set({
        content: replaceEqualDeep(base, content),
        conflicts,
        save: { kind: conflicts.length > 0 ? 'conflict' : 'changed' },
      })
      if (conflicts.length === 0) later(restMs)
      return true
    },
    close(): void {
      clearTimeout(timer)
      listeners.clear()
    },
  }
}

const contentOf = ({ name, slug, fields }: Pick<Document, 'name' | 'slug' | 'fields'>): Content => ({
  name,
  slug,
  fields,
})

/** The id that a block has now, by any that it had. */
export const currentId = ({ firstIds }: Pick<SessionState, 'firstIds'>, id: number): number =>
  [...firstIds].findLast(([, first]) => first === id)?.[0] ?? id
