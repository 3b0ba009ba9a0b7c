import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { FieldPath } from './common.ts'

/*
 * Between the editor and the site in its frame, by `postMessage` of the same origin. Either side ignores messages that do not come from
 * the other's window, or lack the mark. A block is named by its content id; `null` is the page itself. The path leads from the fields
 * of that block (or of the page) to a value.
 */

interface Marked {
  konvehtiEditor: 1
}

export type ToFrame = Marked &
  (
    | /** Replaces the model structurally: what did not change keeps its identity and its place. */
      { kind: 'page'; model: Partial<PageModel> }
    /** Words while they are typed. */
    | { kind: 'value'; node: number | null; path: FieldPath; value: unknown }
    | { kind: 'select'; node: number | null; path?: FieldPath; scroll?: boolean }
    | { kind: 'hover'; node: number | null }
    /** Names for the tags on the page, and what may be done with each block. */
    | {
        kind: 'labels'
        of: Record<number, { label: string; canMove: boolean; canRemove: boolean }>
        /** Names of the tools; one without a name is not offered. */
        acts: Partial<Record<FrameAct, string>>
      }
    /** Where a carried block would land, in words; refused: why not. */
    | { kind: 'land'; at: { beside: number; after: boolean; text: string; isRefused: boolean } | null }
    /** Marks of others, of comments and of problems. */
    | { kind: 'marks'; of: readonly { node: number; kind: 'person' | 'comment' | 'problem'; label: string }[] }
    /** The page of this version was saved: the frame fetches it again without a flash. */
    | { kind: 'saved'; node: number; language: string; version: number }
    /** The scale of the frame, for lines that stay two pixels wide. */
    | { kind: 'scale'; scale: number }
  )

export type FrameAct = 'up' | 'down' | 'out' | 'into' | 'duplicate' | 'remove' | 'add' | 'comment' | 'form'

export type FromFrame = Marked &
  (
    | { kind: 'ready'; url: string; contentId: number; language: string }
    /**
     * `words`: what was pressed, by which the form finds the field. `leads`: where a link of it would lead. `waits`: the press may become
     * a double one, which writes on the page, so the field gets no focus yet.
     */
    | { kind: 'select'; node: number | null; words?: string; leads?: string; waits?: true }
    | { kind: 'act'; node: number; act: FrameAct }
    | { kind: 'move'; node: number; beside: number; after: boolean }
    /** A block is carried over a place; null: over none, or no longer. */
    | { kind: 'carry'; node: number; at: { beside: number; after: boolean } | null }
    /** Into an area that has no block yet. */
    | { kind: 'moveInto'; node: number; into: number | null; area: string }
    | { kind: 'text'; node: number | null; path: FieldPath; value: string; isDone: boolean }
    | { kind: 'keys'; key: 'undo' | 'redo' | 'save' | 'publish' | 'palette' | 'help' | 'pane' }
    /** A block whose component threw. */
    | { kind: 'failed'; node: number; message: string }
  )
