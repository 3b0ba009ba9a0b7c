import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

export interface Shifts {
  /** What has moved without the visitor's doing in the document that is open, each by its name. */
  seen(): Promise<string[]>
  /** What moved until now is another story's. */
  forget(): Promise<void>
}

/**
 * Watches what moves by itself, in each document that opens from now on. Faces are not fetched: late ones move letters by fractions where
 * none of the same measures is at hand, on a machine that is busy and not on another.
 */
export async function watchShifts(page: Page): Promise<Shifts> {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        // A figure that has a digit less is none.
        if (hadRecentInput || value < 0.0001) continue
        const places = sources.map(({ node, previousRect: a, currentRect: b }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return `${element?.className || element?.tagName} ${a.x},${a.y},${a.height} to ${b.x},${b.y},${b.height}`
        })
        shifts.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${places.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    seen: () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), // set above
    forget: () => page.evaluate(() => void (window as unknown as { shifts: string[] }).shifts.splice(0)), // as above
  }
}
