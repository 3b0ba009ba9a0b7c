import { expect, type Locator, type Page } from '@playwright/test'

const maxSteps = 150

/**
 * Moves the focus with Tab until it is on the wanted control. On every step there must be a focus, inside the window, with
 * a mark that can be seen.
 */
export async function tabTo(page: Page, wanted: Locator, options: { backwards?: boolean } = {}): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press(options.backwards ? 'Shift+Tab' : 'Tab')
    if (await hasFocus(wanted)) {
      await expectVisibleFocus(page)
      return
    }
    await expectVisibleFocus(page)
  }
  throw new Error(`Tab does not reach ${String(wanted)}`)
}

/** As it is now; a control that is not there has none. */
export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluateAll(([element]) => element !== undefined && element === element.ownerDocument.activeElement)

/** The focus has a place, the place is in the window, and something marks it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(describeFocus), { message: 'where the focus is' }).toBe('seen')
}

function describeFocus(): string {
  const element = document.activeElement
  if (!element || element === document.body) return 'nowhere'
  const what = element.outerHTML.slice(0, 120)
  // What is in a frame is the frame's to show.
  if (element instanceof HTMLIFrameElement) return 'seen'
  const box = element.getBoundingClientRect()
  const inWindow = box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth
  if (!inWindow) return `outside the window: ${what}`
  const isMarked = (place: Element | null): boolean => {
    if (!place) return false
    const style = getComputedStyle(place)
    return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none'
  }
  // A hidden box is drawn by its neighbour.
  if ([element, element.nextElementSibling, element.parentElement].some(isMarked)) return 'seen'
  return `without a mark: ${what}`
}
