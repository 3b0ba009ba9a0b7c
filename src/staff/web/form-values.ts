import type { FormEvent } from 'react'

/** Reads what was typed, by field; the browser sends nothing. */
export function valuesOf<Name extends string>(
  event: FormEvent<HTMLFormElement>,
  ...names: readonly Name[]
): Record<Name, string> {
  event.preventDefault()
  const data = new FormData(event.currentTarget)
  const valueOf = (name: Name): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string> // one for each name
}
