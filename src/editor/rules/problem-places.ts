import type { FieldPath } from '../contract/common.ts'

/** Where a problem is: the path from the version's fields, and the block it is in; null: the page itself. */
export interface ProblemPlace {
  path: FieldPath
  node: number | null
}

interface Node {
  id?: number
  type: string
  fields: Record<string, unknown>
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'fields' in value &&
  typeof value.fields === 'object'

/** Finds the place of `topContentArea.0.slides.2.title` in stored fields: messages leave out the `fields` of a block. */
export function problemPlace(fields: unknown, written: string): ProblemPlace {
  let at: unknown = fields
  let node: number | null = null
  const path: (string | number)[] = []
  for (const part of written.split('.')) {
    const key = Array.isArray(at) && /^\d{1,4}$/.test(part) ? Number(part) : part
    path.push(key)
    at = typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined
    if (isNode(at)) {
      node = at.id ?? null
      path.push('fields')
      at = at.fields
    }
  }
  return { path, node }
}

/** The path from the fields of the problem's block on, or from the page's own. */
export const fieldPathOf = ({ path = [] }: { path?: FieldPath }): FieldPath =>
  path.slice(path.lastIndexOf('fields') + 1)
