import type { FieldPath } from '../../contract/common.ts'
import type { Deeds } from '../document/deeds.ts'

const plain = (text: string): string =>
  text.replaceAll('\u00ad', '').replaceAll('*', '').replaceAll('\u00a0', ' ').trim()

/** The field of a block whose stored words are those that were pressed on the page; undefined: none is. */
export function findWords(deeds: Deeds, node: number | null, words: string): FieldPath | undefined {
  const wanted = plain(words)
  const visit = (value: unknown, path: FieldPath): FieldPath | undefined => {
    if (typeof value === 'string') return plain(value) === wanted ? path : undefined
    if (typeof value !== 'object' || value === null) return undefined
    // Blocks inside have a separate form each.
    if (path.length > 0 && 'type' in value && 'fields' in value) return undefined
    for (const [name, inner] of Object.entries(value)) {
      const found = visit(inner, [...path, Array.isArray(value) ? Number(name) : name])
      if (found) return found
    }
    return undefined
  }
  return visit(deeds.valueAt(node, []), [])
}
