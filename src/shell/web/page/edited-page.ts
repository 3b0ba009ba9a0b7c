import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { LoadedPage } from './page-loader.ts'

/*
 * What the editor next to this document has made of the page. On the site it stays empty: only the bridge of a framed document writes it.
 */

const listeners = new Set<() => void>()
let edited: PageModel | null = null
let onFailed: ((block: number, error: Error) => void) | null = null

const listen = (told: () => void) => {
  listeners.add(told)
  return () => void listeners.delete(told)
}

export const getEdited = (): PageModel | null => edited
export function setEdited(next: PageModel): void {
  edited = next
  for (const told of listeners) told()
}

/** The page as the editor has it; the focus and what follows a navigation stay with the one that arrived. */
export function useEdited(loaded: LoadedPage): LoadedPage {
  const model = useSyncExternalStore(listen, getEdited, () => null)
  return useMemo(() => (model?.url === loaded.model.url ? { ...loaded, model } : loaded), [model, loaded])
}

/* Words of one block while they are typed: nothing else of the page is rendered. */

const typed = new Map<number, object>()

export function setTyped(id: number, block: object): void {
  typed.set(id, block)
  for (const told of listeners) told()
}
/** Called before a model that has the typed words. */
export const clearTyped = (): void => typed.clear()

export function useTyped<Of extends { contentLink: { id: number } }>(block: Of): Of {
  const { id } = block.contentLink
  const find = useCallback(() => typed.get(id) as Of | undefined, [id]) // a block of the same type
  return useSyncExternalStore(listen, find, () => undefined) ?? block
}

/** Tells the editor of a block whose component threw. */
export const tellFailed = (block: number, error: Error): void => onFailed?.(block, error)
export const followFailed = (told: typeof onFailed): void => void (onFailed = told)
