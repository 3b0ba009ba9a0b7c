/** One answer of the shop, with what differs from run to run taken out. */
export interface Answer {
  name: string
  status: number
  headers: readonly string[]
  body: readonly string[]
}

/** What another moment, machine or build gives another value, and what the server adds by itself. */
const passingHeaders = new Set(['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'])

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|' +
  'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|' +
  '(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuuta'

const replacements: readonly (readonly [RegExp, string])[] = [
  // The starter and the lists of modules are the build's own: another wall gives other chunks and the same page.
  [/(<script type="module" id="starter")[^>]*>.*?<\/script>/gs, '$1></script>'],
  [/(\/dist\/assets\/[\w.-]+?)-[\w-]{8}\.(?=css|js|woff2|svg)/g, '$1-<hash>.'],
  [/(\/texts\/\w\w)\.[0-9a-f]{12}\.json/g, '$1.<hash>.json'],
  [/sha256-[\w+/]{43}=/g, '<sha256>'],
  [/(nonce[-=]"?)[\w+/]{22}==/g, '$1<nonce>'],
  // React counts its ids along the tree of components, which may change without a change of the page.
  [/_R_\w*_/g, '<id>'],
  [/("?(?:contentVersion|orderKey|stamp|x-content-version)"?: ?"?)[\w.-]+/g, '$1<made>'],
  [/https?:(\\?\/\\?\/)(localhost|127\.0\.0\.1):\d+/g, 'http:$1$2'],
  [/https?%3A%2F%2F(localhost|127\.0\.0\.1)%3A\d+/gi, 'http%3A%2F%2F$1'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<jwt>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?/g, '<time>'],
  [/\b\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, '<time>'],
  [/\b20\d\d-\d\d-\d\d\b/g, '<date>'],
  [new RegExp(`\\b\\d{1,2}\\.? (${months})( 20\\d\\d)?`, 'g'), '<date>'],
  [/\b\d{1,2}\.\d{1,2}\.(20\d\d)?(?!\d)/g, '<date>'],
  [/\b\d{1,2}\/\d{1,2}\/20\d\d\b/g, '<date>'],
  [/\b[A-Z]{2}\d\d-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, '<number>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<uuid>'],
]

/** A secret of 20 signs or more: letters of both cases and a digit, which no word of a text has. */
const secret = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}(\.[\w-]{8,})*(?![\w-])/g

export function normaliseText(text: string): string {
  return replacements
    .reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text)
    .replaceAll(secret, '<secret>')
}

export function normaliseHeaders(headers: Headers): string[] {
  const cookies = headers
    .getSetCookie()
    .map((cookie) => `set-cookie: ${cookie.replace(/^([^=]+)=[^;]+/, '$1=<value>')}`)
  const others = [...headers].filter(([name]) => !passingHeaders.has(name) && name !== 'set-cookie')
  return [...others.map(([name, value]) => `${name}: ${value}`), ...cookies].map(normaliseText).toSorted()
}

/** Short lines, so that a difference is a line: an element, a member of an object. */
export function normaliseBody(type: string, bytes: Uint8Array): string[] {
  if (!/json|text|xml|svg|javascript/.test(type)) return bytes.length === 0 ? [] : [`<${type}>`]
  const text = normaliseText(new TextDecoder().decode(bytes))
  if (text === '') return []
  if (/json/.test(type)) return printJson(text).split('\n')
  return text
    .replaceAll(/(?<=>)(?=<)/g, '\n')
    .replaceAll(/(?<=[^\n]{60}),(?=["{])/g, ',\n')
    .split('\n')
}

function printJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1)
  } catch {
    return text
  }
}
