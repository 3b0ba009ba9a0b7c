import type { Entry } from '../../rules/tree.ts'

/* A copied block travels as text, so that it can be pasted into another page, language or window. */

const mark = 'konvehti-block:'

export const writeBlock = (entry: Entry): Promise<void> => navigator.clipboard.writeText(mark + JSON.stringify(entry))

/** Null: there is no block in it. What is pasted is checked by the server when it is saved. */
export function readBlock(text: string): Entry | null {
  if (!text.startsWith(mark)) return null
  try {
    const entry: unknown = JSON.parse(text.slice(mark.length))
    const isEntry =
      typeof entry === 'object' && entry !== null && ('ref' in entry || ('type' in entry && 'fields' in entry))
    return isEntry ? (entry as Entry) : null // checked above
  } catch {
    return null
  }
}
