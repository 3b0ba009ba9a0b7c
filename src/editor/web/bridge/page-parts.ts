import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { FieldPath } from '../../contract/common.ts'

/* Finds and replaces blocks in the model of a page, and the words that stand on it. */

type Part = Record<string, unknown> & { contentLink?: { id: number } }
const isObject = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** The model with one of its blocks replaced; all other parts stay the same objects. */
function patched<Of>(of: Of, id: number, change: (block: Part) => Part): Of {
  const next = (one: unknown): unknown => {
    if (!isObject(one)) return one
    return one.contentLink?.id === id ? change(one) : patched(one, id, change)
  }
  if (Array.isArray(of)) {
    const list = of.map(next)
    return (list.some((one, index) => one !== of[index]) ? list : of) as Of // of the same shape
  }
  let copy: Record<string, unknown> | null = null
  for (const [name, value] of Object.entries(of as object)) {
    // Blocks stand in lists; what else is deep on a page holds none.
    const made = Array.isArray(value) && isObject(value[0]) ? patched(value, id, change) : value
    if (made !== value) (copy ??= { ...(of as object) })[name] = made
  }
  return (copy ?? of) as Of // of the same shape
}

export function partOf(model: PageModel, id: number): object | null {
  let found: object | null = null
  patched(model, id, (block) => (found ??= block) && block)
  return found
}

/** What is of no field, or of another block. */
const strange = /^(contentLink|contentType|navigation|pageMetadata|metadata|sitePopup|url)$/

function stringsOf(of: unknown, path: FieldPath = []): [FieldPath, string][] {
  if (typeof of === 'string') return of.trim() === '' ? [] : [[path, of]]
  if (Array.isArray(of)) {
    return of.flatMap((one, index) => (isObject(one) && one.contentLink ? [] : stringsOf(one, [...path, index])))
  }
  if (!isObject(of)) return []
  return Object.entries(of).flatMap(([name, value]) => (strange.test(name) ? [] : stringsOf(value, [...path, name])))
}

/** Takes away soft hyphens and the asterisks of italics. */
const plain = (text: string | null): string =>
  (text ?? '').replaceAll('\u00ad', '').replaceAll('*', '').replaceAll('\u00a0', ' ').trim()

export interface WordsAt {
  element: HTMLElement
  path: FieldPath
  value: string
}

/** The innermost element round what was pressed whose whole text is one of the block's strings. */
export function wordsAt(target: HTMLElement, of: object, end: Element | null): WordsAt | null {
  const strings = stringsOf(of)
  for (let at: HTMLElement | null = target; at; at = at.parentElement) {
    const text = plain(at.textContent)
    const found = text === '' ? undefined : strings.find(([, value]) => plain(value) === text)
    if (found) return { element: at, path: found[0], value: found[1] }
    if (at === end || at.id === 'main') return null
  }
  return null
}
