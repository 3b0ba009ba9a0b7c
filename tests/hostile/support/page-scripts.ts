import { createHash } from 'node:crypto'
import { pagePolicy } from '../../../src/platform/http/security-headers.ts'

/** Of a script that stands in a document, as its policy must name it. */
export const scriptHash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** Of the starter, the one script that stands in every document. */
function starterHash(html: string): string {
  const code = /<script type="module" id="starter"[^>]*>([^<]+)<\/script>/.exec(html)?.[1]
  if (!code?.includes('data')) throw new Error('The document has no starter')
  return scriptHash(code)
}

/** Frames with other services' code come from the shop's neighbour on this machine, and from nowhere else. */
const embedOrigin = 'http://127.0.0.1:3000'

/** The policy that an ordinary document must have. */
export const policyOf = (html: string): string => pagePolicy([starterHash(html)], [], [], [embedOrigin])

/** Scripts that could run and are neither the starter, once, nor files of ours, handlers in attributes, and addresses that are scripts. */
export function bareScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((_, at, all) => at !== all.findIndex((one) => one.includes(' id="starter"')))
    .filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes) && !/ src="\/(dist|@)/.test(attributes))
  const outside = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
  return [...scripts, ...(outside.match(/<[^>]*\s(on\w+=|(href|src)="\s*javascript:)[^>]*>/gi) ?? [])]
}
