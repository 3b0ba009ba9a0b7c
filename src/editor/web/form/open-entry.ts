/* The entry that is open in each list of the form, by the list's path: the frame shows one of many by it. */

const open = new Map<string, number>()
const listeners = new Set<() => void>()

/** `index` null: none is open. */
export function setOpenEntry(list: string, index: number | null): void {
  if (index === null) open.delete(list)
  else open.set(list, index)
  for (const changed of listeners) changed()
}
/** 0 where none is open. */
export const openEntryOf = (list: string): number => open.get(list) ?? 0
export function followOpenEntry(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
