/** HTML that is already escaped. Only `markup` makes it, so a plain string can never reach a page unescaped. */
export type Markup = { readonly html: string }

type Part = Markup | string | number | readonly Part[] | null | undefined | false

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** Template tag: texts and numbers are escaped, lists joined, and null, undefined and false leave nothing behind. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const pieces = strings.map((text, index) => text + (index < parts.length ? render(parts[index]) : ''))
  return { html: pieces.join('') }
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  if ('html' in part) return part.html
  return part.map(render).join('')
}
