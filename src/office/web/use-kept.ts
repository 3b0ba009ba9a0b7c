import { useCallback, useState } from 'react'

const prefix = 'office.'

/** Reads what this browser keeps of how a person likes the office to look and of work not saved; null where there is nothing. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value)
  } catch {
    // A browser that keeps nothing shows the office as it is at first.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // It keeps nothing anyway.
  }
}

/** The names under which something is kept. */
export function keptNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix + beginning))
      .map((name) => name.slice(prefix.length))
  } catch {
    return []
  }
}

/** A list of names that this browser keeps, such as a table's columns. */
export function useKeptNames(name: string, initial: readonly string[]) {
  const [kept, setKept] = useState(() => readKept(name)?.split(',').filter(Boolean) ?? null)
  const set = useCallback(
    (names: readonly string[]) => {
      setKept([...names])
      keep(name, names.join(','))
    },
    [name],
  )
  return [kept ?? initial, set] as const
}
