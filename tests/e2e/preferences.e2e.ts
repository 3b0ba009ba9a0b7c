import type { Page } from '@playwright/test'
import { designs } from './support/shell-states.ts'
import { phone } from './support/screens.ts'
import { expect, test } from './support/story.ts'

/* What visitors have set in their system: less motion, colours of their own. */

test.use({ pictures: 'blank' })

/** From now on notes every animation and transition that is more than a blink. */
async function noteMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = []
    Object.assign(window, { noted })
    const note = ({ target }: Event): void => {
      for (const { effect } of target instanceof Element ? target.getAnimations() : [])
        if (Number(effect?.getComputedTiming().duration) > 10) noted.push((target as Element).className.toString())
    }
    for (const name of ['animationstart', 'transitionrun']) document.addEventListener(name, note, true)
  })
}
const motion = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { noted: string[] }).noted)

for (const { name, path } of designs) {
  test(`what can be pressed in ${name} has an edge where only the visitor's colours are used`, async ({
    page,
    shopper,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await shopper.open(path)
    const buttons = page.locator('.kit-btn:visible')
    expect(await buttons.count()).toBeGreaterThan(0)
    const bare = await buttons.evaluateAll((all) =>
      all
        .filter((one) => {
          const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(one)
          return parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none' || borderTopColor === 'rgba(0, 0, 0, 0)'
        })
        .map((one) => one.className),
    )
    expect(bare).toEqual([])
    // An icon is drawn by lines or faces; at least one of its paints must stand out from the ground the visitor chose.
    const icons = await page.locator('svg:visible').evaluateAll((all) => {
      const ground = document.body.appendChild(document.createElement('i'))
      ground.style.backgroundColor = 'Canvas'
      const canvas = getComputedStyle(ground).backgroundColor
      ground.remove()
      return all.map((one) => {
        const { stroke, fill } = getComputedStyle(one.querySelector('use, path, circle') ?? one)
        return [stroke, fill].some((paint) => paint !== 'none' && paint !== canvas)
      })
    })
    expect(icons.length).toBeGreaterThan(0)
    expect(icons).not.toContain(false)
  })
}

for (const [preference, moves] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`the cart ${moves ? 'slides in' : 'is there at once'} for visitors with ${preference}`, async ({
    page,
    shopper,
  }) => {
    await page.emulateMedia({ reducedMotion: preference })
    await noteMotion(page)
    await shopper.open('/tuotteet/keksit/kaurakeksit')
    await shopper.addToCart()
    await expect(shopper.cartButton).toHaveText('1')
    await shopper.cartButton.click()
    await expect(shopper.drawer.getByRole('spinbutton')).toBeVisible()
    await page.waitForTimeout(400)
    expect((await motion(page)).some((name) => name.includes('drawer'))).toBe(moves)
    if (!moves) expect(await motion(page)).toEqual([])
  })
}

test.describe('in the colours of the visitor', () => {
  test.use({ ...phone.use, firstVisit: true })
  test('a switch shows whether it is on, and the focus is seen', async ({ page, shopper }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await shopper.open('/')
    await page.getByRole('button', { name: shopper.say('/consents/choose') }).click()
    const toggle = page.getByRole('switch').nth(1)
    const off = await toggle.screenshot({ animations: 'disabled' })
    await toggle.press('Space')
    await expect(toggle).toBeChecked()
    const on = await toggle.screenshot({ animations: 'disabled' })
    expect(on.equals(off)).toBe(false)
    const { outlineStyle, outlineWidth } = await toggle.evaluate((one) => {
      const shown = one.matches(':focus-visible') ? getComputedStyle(one) : null
      const around = one.parentElement === null ? null : getComputedStyle(one.parentElement)
      const style = shown?.outlineStyle === 'none' ? around : shown
      return { outlineStyle: style?.outlineStyle ?? 'none', outlineWidth: style?.outlineWidth ?? '0px' }
    })
    expect([outlineStyle !== 'none', parseFloat(outlineWidth) > 0]).toEqual([true, true])
  })
})
