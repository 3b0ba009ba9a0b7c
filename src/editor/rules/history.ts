import { type Content, merge, type MergeTypes } from './merge.ts'
import { withRenamed } from './tree.ts'

/*
 * Undo and redo over a whole session. A step is what one deed made of the content. Taking it back is a merge: what others brought in
 * since, and what was done to other fields, stays.
 */

export interface Step {
  /** The field it changed; empty for blocks that came, went or moved. */
  field: string
  before: Content
  after: Content
  at: number
}
export interface History {
  past: readonly Step[]
  future: readonly Step[]
}
export const noHistory: History = { past: [], future: [] }

/** Letters of one field within this time of each other are one step. */
const pauseMs = 1_000
/** Steps share what they did not change, so this many are cheap. */
const stepsMax = 500

export function record(history: History, step: Step): History {
  const last = history.past.at(-1)
  const isSameRest = step.field !== '' && last?.field === step.field && step.at - last.at < pauseMs
  const past = isSameRest
    ? [...history.past.slice(0, -1), { ...step, before: last.before }]
    : [...history.past.slice(-stepsMax), step]
  return { past, future: [] }
}

/** The content without its last step; null: there is none. */
export function undo(history: History, now: Content, types: MergeTypes): { history: History; content: Content } | null {
  const step = history.past.at(-1)
  if (!step) return null
  const content = withChange(now, step.after, step.before, types)
  return { history: { past: history.past.slice(0, -1), future: [...history.future, step] }, content }
}
export function redo(history: History, now: Content, types: MergeTypes): { history: History; content: Content } | null {
  const step = history.future.at(-1)
  if (!step) return null
  const content = withChange(now, step.before, step.after, types)
  return { history: { past: [...history.past, step], future: history.future.slice(0, -1) }, content }
}

/** Where the same field was changed since by another person, their words stay. */
function withChange(now: Content, from: Content, to: Content, types: MergeTypes): Content {
  return now === from ? to : merge(from, now, to, types).content
}

/** New blocks got their ids: the steps speak of them by those. */
export function renameInHistory(
  { past, future }: History,
  renamed: ReadonlyMap<number, number>,
  { fields, fieldsOfType }: MergeTypes,
): History {
  if (renamed.size === 0) return { past, future }
  return mapHistory({ past, future }, (content) => ({
    ...content,
    fields: withRenamed(fields, content.fields, fieldsOfType, renamed),
  }))
}

/** The history as if the change had been there in each step that has what it changes. */
export function mapHistory({ past, future }: History, change: (content: Content) => Content): History {
  // Steps that follow each other share a content: it stays one object.
  const known = new Map<Content, Content>()
  const changed = (content: Content): Content => {
    let made = known.get(content)
    if (!made) {
      made = change(content)
      known.set(content, made)
    }
    return made
  }
  const all = (steps: readonly Step[]): Step[] =>
    steps.map((step) => ({ ...step, before: changed(step.before), after: changed(step.after) }))
  return { past: all(past), future: all(future) }
}
