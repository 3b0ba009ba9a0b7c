import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOfPath } from '../../src/common/locale.ts'
import { type HostileShop, publicUrl, startHostileShop } from '../hostile/support/hostile-shop.ts'
import { isFullTier } from '../support/tier.ts'
import { bareScripts, policyOf } from '../hostile/support/page-scripts.ts'
import { type CrawledPage, readPage } from './document.ts'
import { readBarePrices, readReductions, withDocument } from './prices.ts'

/* Every page a visitor can reach by links, read the way a search engine reads it. */

let shop: HostileShop
const pages = new Map<string, CrawledPage>()
/** Where each address was found first. */
const foundOn = new Map<string, string>()
const faults: string[] = []
const policies = new Map<string, string>()
const listed = new Map<string, Set<string>>()

beforeAll(async () => {
  shop = await startHostileShop(undefined, { SITE_INDEXABLE: 'true' })
  await readSitemaps()
  const queue = ['/', '/sv/', '/en/']
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue
    const answer = await shop.send({ url: path })
    const type = String(answer.headers['content-type'])
    // A change of language that has to look for names there leads on, into what is found anyway.
    if (path.includes('switchedFrom=') && internalPath(String(answer.headers.location), path) !== null) continue
    if (answer.statusCode !== 200) faults.push(`${path} answers ${answer.statusCode}, linked from ${foundOn.get(path)}`)
    if (answer.statusCode !== 200 || !type.startsWith('text/html')) continue
    const page = readPage(path, answer.body)
    pages.set(path, page)
    policies.set(path, String(answer.headers['content-security-policy']))
    for (const link of page.links.map((href) => internalPath(href, path))) {
      if (link === null || foundOn.has(link)) continue
      foundOn.set(link, path)
      queue.push(link)
    }
  }
})
afterAll(() => shop.stop())

/** Path and kept query of a link inside the site; null for others and for lists' own filters, which are not followed. */
function internalPath(href: string, from: string): string | null {
  const url = new URL(href, publicUrl + from)
  if (url.origin !== publicUrl || href.startsWith('#')) return null
  if ([...url.searchParams.keys()].some((name) => name.startsWith('filter.') || name.startsWith('sort'))) return null
  return url.pathname + url.search
}

async function readSitemaps(): Promise<void> {
  const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
  const index = await shop.send({ url: '/sitemap.xml' })
  for (const file of locations(index.body)) {
    const { body, statusCode } = await shop.send({ url: file.slice(publicUrl.length) })
    expect(statusCode).toBe(200)
    for (const entry of body.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)) {
      const others = [...(entry[2] ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        (match) => `${match[1]} ${match[2]}`,
      )
      const url = entry[1] ?? ''
      expect(listed.has(url), `${url} stands in the sitemaps twice`).toBe(false)
      listed.set(url, new Set(others))
    }
  }
}

const isIndexable = (page: CrawledPage): boolean => !page.robots.includes('noindex')
const complain = (message: (page: CrawledPage) => string | null): string[] =>
  [...pages.values()].flatMap((page) => message(page) ?? [])

describe('every page that links lead to', () => {
  it('is there, under the address the links name', () => {
    expect(pages.size).toBeGreaterThan(300)
    expect(faults).toEqual([])
  })

  it('carries no script the browser would run from its text but the starter, and the policy of a page', () => {
    expect(
      complain(({ path, html }) => {
        const scripts = bareScripts(html)
        const isGuarded = policies.get(path) === policyOf(html)
        return scripts.length === 0 && isGuarded ? null : `${path}: ${policies.get(path)} ${scripts.join(', ')}`
      }),
    ).toEqual([])
  })

  it('preloads two faces at most', () => {
    expect(
      complain(({ path, html }) => {
        const faces = html.match(/<link rel="preload"[^>]* as="font"/g) ?? []
        return faces.length === 1 || faces.length === 2 ? null : `${path}: ${faces.length} faces`
      }),
    ).toEqual([])
  })

  /** The sheets that a page's first paint waits for. */
  const awaitedSheets = (html: string): (string | undefined)[] =>
    [
      ...html
        .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
        .matchAll(/<link rel="stylesheet" href="\/dist\/assets\/(\w+)-/g),
    ].map(([, name]) => name)

  it('waits for no sheet of dialogs, of the payment form or of pages behind a sign-in', () => {
    expect(
      complain(({ path, html }) => {
        const sheets = awaitedSheets(html)
        return sheets.some((name) => /^(intent|adyen|account)$/.test(name ?? '')) ? `${path}: ${sheets.join()}` : null
      }),
    ).toEqual([])
  })

  it('waits, on the shelves and for a product, for the first sheet alone', () => {
    const shelves = /^(\/tuotteet|\/sv\/produkter|\/en\/products)\//
    let goods = 0
    expect(
      complain(({ path, html }) => {
        if (!shelves.test(path)) return null
        goods += 1
        const others = awaitedSheets(html).filter((name) => name !== 'style')
        // An engraved tablet and a gift card are made on pages like no other.
        return others.every((name) => name === 'designer' || name === 'gifts') ? null : `${path}: ${others.join()}`
      }),
    ).toEqual([])
    expect(goods).toBeGreaterThan(50)
  })

  it('has one title, one h1 and a description', () => {
    expect(
      complain(({ path, titles, h1, description }) =>
        titles.length === 1 && titles[0] !== '' && h1 === 1 && description !== ''
          ? null
          : `${path}: ${titles.length} titles, ${h1} h1, description “${description}”`,
      ),
    ).toEqual([])
  })

  it('shows the lowest price of 30 days, in sight, wherever it shows a reduction, and a unit price beside every price', () => {
    const reduced = new Set<string>()
    const silent: string[] = []
    const bare: string[] = []
    // The same cards stand on many pages: a third of them is enough for every change.
    const read = [...pages.values()].filter((_, index) => isFullTier || index % 3 === 0)
    for (const { path, html } of read) {
      const found = withDocument(html, (document) => ({
        reductions: readReductions(document),
        bare: readBarePrices(document),
      }))
      for (const { before, lowest } of found.reductions) {
        reduced.add(path)
        if (!lowest) silent.push(`${path}: ${before}`)
      }
      bare.push(...found.bare.map((price) => `${path}: ${price}`))
    }
    expect(reduced.size).toBeGreaterThan(read.length / 12)
    expect(silent).toEqual([])
    expect(bare).toEqual([])
  })

  it('leads its own links to places on it that exist', () => {
    // The reviews are no place on the page but a panel beside it (specification 2, section 2).
    const opensPanel = (href: string): boolean => href === '#reviews'
    expect(
      complain((page) => {
        const lost = page.links.filter(
          (href) =>
            href.startsWith('#') &&
            href.length > 1 &&
            !opensPanel(href) &&
            !page.ids.has(decodeURIComponent(href.slice(1))),
        )
        return lost.length === 0 ? null : `${page.path}: ${lost.join(', ')}`
      }),
    ).toEqual([])
  })

  it('keeps soft hyphens out of its title, attributes, addresses and structured data', () => {
    const divided = /<(?:title>|script type="application\/ld\+json"[^>]*>)[^<]*\u00ad|<[^<>]*\u00ad[^<>]*>/
    expect(complain(({ html }) => divided.exec(html)?.[0].slice(0, 300) ?? null)).toEqual([])
    const shown = [...pages.values()].filter(({ html }) => /<h[1-4][^>]*>[^<]*\u00ad/.test(html))
    expect(shown.length).toBeGreaterThan(pages.size / 10)
  })

  it('names itself as canonical, with its page of a list when that is not the first', () => {
    expect(
      complain(({ path, canonical }) => {
        const url = new URL(publicUrl + path)
        const page = url.searchParams.get('page')
        const own = publicUrl + url.pathname + (page !== null && Number(page) > 1 ? `?page=${page}` : '')
        return canonical === own ? null : `${path}: ${canonical}`
      }),
    ).toEqual([])
  })

  it('and its twins in other languages name each other', () => {
    expect(
      complain(({ path, alternates }) => {
        const own = publicUrl + new URL(publicUrl + path).pathname
        const missing = [...alternates].filter(([language, url]) => {
          if (language === 'x-default') return false
          const twin = pages.get(url.slice(publicUrl.length))
          return (
            twin === undefined || ![...twin.alternates.values()].includes(own) || languageOfPath(twin.path) !== language
          )
        })
        return missing.length === 0 && [...alternates.values()].includes(own)
          ? null
          : `${path}: ${JSON.stringify([...alternates])}`
      }),
    ).toEqual([])
  })

  it('says in its data what its type asks for', () => {
    expect(
      complain(
        ({ path, data }) =>
          data
            .flatMap((entry) => [...missingFields(entry), ...unsaidDelivery(entry)])
            .map((field) => `${path}: ${field}`)
            .join('\n') || null,
      ),
    ).toEqual([])
  })
})

describe('the sitemaps', () => {
  it('list exactly the pages that may be indexed', () => {
    const indexable = [...pages.values()]
      .filter((page) => isIndexable(page) && !page.path.includes('?'))
      .map(({ path }) => publicUrl + path)
    expect(
      indexable.filter((url) => !listed.has(url)),
      'reached, but in no sitemap',
    ).toEqual([])
    expect(
      [...listed.keys()].filter((url) => !indexable.includes(url)),
      'in a sitemap, but not reached or not to be indexed',
    ).toEqual([])
  })

  it('name the same twins as the pages', () => {
    const different = [...listed].filter(([url, others]) => {
      const page = pages.get(url.slice(publicUrl.length))
      return (
        JSON.stringify([...others].toSorted()) !==
        JSON.stringify([...(page?.alternates ?? [])].map((pair) => pair.join(' ')).toSorted())
      )
    })
    expect(different.map(([url]) => url)).toEqual([])
  })
})

const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['name', 'image', 'description', 'url'],
  ProductGroup: ['name', 'image', 'description', 'url', 'productGroupID', 'variesBy', 'hasVariant'],
  PropertyValue: ['name', 'value', 'unitText'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'hasMerchantReturnPolicy'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'author'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
}

/** Goods say how they are delivered; a gift card goes by mail. */
function unsaidDelivery(entry: unknown): string[] {
  const text = JSON.stringify(entry)
  const isGiftCard = /"sku":"KV7080/.test(text)
  return !isGiftCard && text.includes('"@type":"Offer"') && !text.includes('"shippingDetails"')
    ? ['Offer without shippingDetails']
    : []
}

/** Of an entry and what lies in it: fields its type asks for, and addresses that lead nowhere. */
function missingFields(entry: unknown): string[] {
  if (Array.isArray(entry)) return entry.flatMap(missingFields)
  if (typeof entry !== 'object' || entry === null) return []
  const fields = entry as Record<string, unknown> // schema.org's objects have names
  const type = typeof fields['@type'] === 'string' ? fields['@type'] : ''
  const missing = (required[type] ?? [])
    .filter((name) => [undefined, null, ''].includes(fields[name] as string))
    .map((name) => `${type} without ${name}`)
  const relative = ['url', 'item', 'image']
    .filter((name) => typeof fields[name] === 'string' && !fields[name].startsWith('http'))
    .map((name) => `${type} with the address ${String(fields[name])}`)
  return [...missing, ...relative, ...Object.values(fields).flatMap(missingFields)]
}

describe('the HTML', () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // React writes void elements and attributes its own way.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attr-case': 'off',
      'no-inline-style': 'off',
      'long-title': 'off',
      'tel-non-breaking': 'off',
      'no-trailing-whitespace': 'off',
    },
  })

  it('has no errors', async () => {
    const chosen = isFullTier ? [...pages.values()] : onePerType()
    const found: string[] = []
    for (const { path, html } of chosen) {
      const report = await validator.validateString(html)
      for (const { ruleId, message, line, column } of report.results.flatMap((result) => result.messages))
        found.push(`${path} ${line}:${column} ${ruleId}: ${message}`)
    }
    expect(found.slice(0, 40)).toEqual([])
  }, 240_000)

  function onePerType(): CrawledPage[] {
    const first = new Map<string, CrawledPage>()
    for (const page of pages.values()) {
      const type = /"contentType":\["[^"]*","([^"]+)"/.exec(page.html)?.[1] ?? ''
      const key = `${type} ${languageOfPath(page.path)}`
      if (!first.has(key)) first.set(key, page)
    }
    return [...first.values()]
  }
})
