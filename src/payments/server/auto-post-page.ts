import { createHash } from 'node:crypto'
import { escapeHtml } from '#src/common/escape-html.ts'

const script = 'document.forms[0].submit()'
const scriptHash = createHash('sha256').update(script).digest('base64')

/** The page's policy: only its own script runs, and its form posts only to the origin of `url`. */
export const autoPostPolicy = (url: string): string =>
  `default-src 'none'; script-src 'sha256-${scriptHash}'; form-action ${new URL(url).origin}; base-uri 'none'; frame-ancestors 'none'`

/** A page that forwards the shopper by a POST; without scripts a button does it. */
export function autoPostPage(url: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<!doctype html>
<html lang="fi"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>→</title></head>
<body><form method="post" action="${escapeHtml(url)}">${inputs.join('')}<button>→</button></form><script>${script}</script></body></html>`
}
