import { type ComponentType, lazy } from 'react'
import type * as wideParts from './wide-parts.ts'

/*
 * What only a wide window shows of the bar. The document has it whatever the window; a narrow window gets its code once it becomes
 * wide, as a turned tablet does.
 */

type Parts = typeof wideParts

const wide = '(min-width: 1024px)'
let parts: Parts | null = null
const never = new Promise<never>(() => {})

/** True on the server as well, which makes documents for every window. */
export const isWide = (): boolean => typeof window === 'undefined' || window.matchMedia(wide).matches

/** A wide window loads the code before its page is hydrated, so that the menu answers as soon as the page does. */
export const loadWideParts = async (): Promise<Parts> => (parts ??= await import('./wide-parts.ts'))

function whenWide(): Promise<void> {
  if (isWide()) return Promise.resolve()
  return new Promise((resolve) => {
    window.matchMedia(wide).addEventListener('change', ({ matches }) => matches && resolve())
  })
}

/** A part whose code has loaded is there at once; where it cannot be had, its place stays as the document has it. */
function part<Props>(of: (loaded: Parts) => ComponentType<Props>) {
  type Part = { default: ComponentType<Props> }
  return lazy((): Promise<Part> => {
    if (parts) {
      const known = { default: of(parts) }
      // React takes what resolves at once without waiting for it.
      return { then: (resolve: (part: Part) => void) => resolve(known) } as Promise<Part>
    }
    return whenWide()
      .then(loadWideParts)
      .then(
        (loaded) => ({ default: of(loaded) }),
        () => never,
      )
  })
}

export const MainMenu = part((loaded) => loaded.MainMenu)
export const GlobalMenu = part((loaded) => loaded.GlobalMenu)
