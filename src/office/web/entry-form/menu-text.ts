import { escapeHtml } from '#src/common/escape-html.ts'

/* A menu of paragraphs and lists, written as lines: a line is a paragraph, a line with a hyphen before it an item of a list. */

const block = /<p>([^<]*)<\/p>|<ul>((?:<li>[^<]*<\/li>)+)<\/ul>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }
const plain = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)

/** The lines of a menu; null: it has other markup, which lines cannot say. */
export function linesOfMenu(html: string): string | null {
  const lines: string[] = []
  const rest = html.replaceAll(block, (_whole, paragraph: string | undefined, items: string | undefined) => {
    if (paragraph !== undefined) lines.push(plain(paragraph))
    for (const [, item = ''] of (items ?? '').matchAll(/<li>([^<]*)<\/li>/g)) lines.push(`- ${plain(item)}`)
    return ''
  })
  return rest.trim() === '' ? lines.join('\n') : null
}

export function menuOfLines(written: string): string {
  const lines = written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines
    .map((line, at) => {
      const item = itemOf(line)
      if (item === null) return `<p>${escapeHtml(line)}</p>`
      const [isFirst, isLast] = [itemOf(lines[at - 1]) === null, itemOf(lines[at + 1]) === null]
      return `${isFirst ? '<ul>' : ''}<li>${escapeHtml(item)}</li>${isLast ? '</ul>' : ''}`
    })
    .join('')
}

const itemOf = (line = ''): string | null => /^[-–•]\s+(.+)$/.exec(line)?.[1] ?? null
