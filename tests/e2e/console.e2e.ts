import { languages } from '../../src/common/locale.ts'
import { isFullTier } from '../support/tier.ts'
import { addressOf } from './support/addresses.ts'
import { sitemapPaths } from './support/site.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

/** Pages without a place in the sitemaps. */
const unlisted = ['/ostoskori', '/kassa', '/tilausvahvistus', '/virhe']
/** Of the sitemaps' pages the shorter tier opens every so many in a browser; the text of all is looked at in both. */
const stride = isFullTier ? 1 : 28

for (const [index, language] of languages.entries()) {
  test(`pages in ${language} load with a clean console and nothing missing`, async ({ page }) => {
    test.setTimeout(isFullTier ? 1_800_000 : 180_000)
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(`${page.url()}: ${message.text()}`)
    })
    page.on('requestfailed', (request) =>
      faults.push(`${page.url()}: ${request.url()} ${request.failure()?.errorText}`),
    )
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${page.url()}: ${response.url()} ${response.status()}`)
    })
    const own = (await sitemapPaths()).filter((path) => languageOf(path) === language)
    const chosen = own.filter((_, place) => place % stride === index % stride)
    for (const path of language === 'fi' ? [...chosen, ...unlisted] : chosen) {
      await page.goto(path)
      await untilAlive(page)
      await page.waitForLoadState('networkidle')
    }
    expect(faults).toEqual([])
  })
}

const languageOf = (path: string): string => /^\/(sv|en)\//.exec(path)?.[1] ?? 'fi'

test('no page carries a script the browser would run from its text but the starter, and each has its policy', async () => {
  test.setTimeout(180_000)
  const paths = [...(await sitemapPaths()), ...unlisted, '/ei-ole-olemassa']
  expect(paths.length).toBeGreaterThan(350)
  for (const path of paths) {
    const response = await fetch(addressOf('SHOP_URL') + path)
    expect.soft(response.status, path).toBe(path === '/ei-ole-olemassa' ? 404 : 200)
    const html = await response.text()
    expect.soft(inlineScripts(html), path).toEqual([])
    expect.soft(html, path).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=\s*["']/i)
    expect.soft(html, path).not.toMatch(/(?:href|src|action)\s*=\s*["']?\s*javascript:/i)
    expectPolicy(path, response.headers.get('content-security-policy') ?? '')
  }
})

/** Script elements with text that is neither data nor the starter, which the policy names by its hash. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', body = '']) => {
      const isData = /type="application\/(ld\+)?json"/.test(attributes)
      return !isData && !attributes.includes(' id="starter"') && body.trim() !== ''
    })
    .map(([element]) => element.slice(0, 200))
}

function expectPolicy(path: string, header: string): void {
  const policy = new Map(
    header.split(';').map((part): [string, string] => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
  const takesMoney = path === '/kassa' || path === '/tilausvahvistus'
  expect.soft(policy.get('default-src'), path).toBe("'self'")
  expect
    .soft(policy.get('script-src'), path)
    .toMatch(takesMoney ? /^'self' 'nonce-[^']+'$/ : /^'self' 'sha256-[\w+/]{43}='$/)
  expect.soft(policy.get('frame-src'), path).toBe(takesMoney ? addressOf('PAYMENT_URL') : "'none'")
  expect.soft(policy.get('object-src'), path).toBe("'none'")
  expect.soft(policy.get('base-uri'), path).toBe("'none'")
  expect.soft(policy.get('frame-ancestors'), path).toBe("'none'")
}
