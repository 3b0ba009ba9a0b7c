import { trustedTypePolicies } from '../../src/common/trusted-types.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

const editorial = '/tarinat/kaakaon-alkupera'

/** What code from elsewhere would try first; each throws where markup and scripts come in by named rules only. */
const attempts = `(() => {
  const tried = {
    markup: () => { document.createElement('div').innerHTML = '<b>x</b>' },
    frame: () => { document.createElement('iframe').srcdoc = '<b>x</b>' },
    script: () => { document.createElement('script').src = '/x.js' },
    words: () => { document.createElement('script').textContent = '1' },
    rule: () => { window.trustedTypes.createPolicy('another', { createHTML: (text) => text }) },
    again: () => { window.trustedTypes.createPolicy('konvehti-starter', { createScriptURL: (text) => text }) },
  }
  return Object.fromEntries(Object.entries(tried).map(([name, run]) => {
    try { run(); return [name, 'went through'] } catch (error) { return [name, error.name] }
  }))
})()`

test.describe('in the browser', () => {
  test.use({ toleratesErrors: true })

  for (const path of ['/', editorial, '/kassa'])
    test(`${path} takes no markup and no script but by its own rules`, async ({ page }) => {
      const response = await page.goto(path)
      const headers = response?.headers() ?? {}
      expect(headers['content-security-policy']).toContain(`trusted-types ${trustedTypePolicies.join(' ')}`)
      expect(trustedTypePolicies.length).toBeLessThanOrEqual(3)
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(self\)/)
      await untilAlive(page)
      const refused = 'TypeError'
      expect(await page.evaluate(attempts)).toEqual({
        markup: refused,
        frame: refused,
        script: refused,
        words: refused,
        rule: refused,
        again: refused,
      })
    })
})

test('editors’ text comes in on a navigation too', async ({ page, shopper }) => {
  await shopper.open('/tarinat')
  await page.locator(`a[href="${editorial}"]`).first().click()
  await expect(page.locator('.kit-prose').first()).toBeVisible()
  await expect(page.locator('.kit-prose p').first()).not.toBeEmpty()
})
