import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

export interface ShiftOptions {
  /** Also what follows the visitor's doing within half a second. */
  afterInput?: boolean
  /** Of the window; what is less is none. */
  least?: number
}

export interface Shifts {
  /** What has moved in the document that is open, each by its name. */
  seen(): Promise<string[]>
  /** What moved until now is another story's. */
  forget(): Promise<void>
}

/**
 * Watches what moves by itself, in each document that opens from now on. Faces are not fetched: late ones move letters by fractions where
 * none of the same measures is at hand, on a machine that is busy and not on another.
 */
export async function watchShifts(page: Page, { afterInput = true, least = 0 }: ShiftOptions = {}): Promise<Shifts> {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(
    ({ afterInput, least }) => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
          if ((hadRecentInput && !afterInput) || value < least) continue
          const places = sources.map(({ node, previousRect: a, currentRect: b }) => {
            const element = node instanceof Element ? node : node?.parentElement
            return `${element?.className || element?.tagName} ${a.x},${a.y},${a.height} to ${b.x},${b.y},${b.height}`
          })
          shifts.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${places.join('; ')}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    },
    { afterInput, least },
  )
  return {
    seen: () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), // set above
    forget: () => page.evaluate(() => void (window as unknown as { shifts: string[] }).shifts.splice(0)), // as above
  }
}
