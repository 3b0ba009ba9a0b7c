const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of clean HTML as running text: blocks and rows are set apart by a space, markup within a line leaves none. */
export function htmlAsText(html: string): string {
  return html
    .replace(/<(br|hr|\/p|\/li|\/h\d|\/t[rdh]|\/div|\/blockquote)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]+);/gi, (whole, name: string) => {
      const number = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      if (name.startsWith('#')) return number > 0 && number < 0x110000 ? String.fromCodePoint(number) : ' '
      return entities[name] ?? whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}
