const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Clean HTML as running text. */
export function htmlAsText(html: string): string {
  return html
    .replace(/<(br|\/p|\/li|\/h\d|\/tr)[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]+);/gi, (whole, name: string) => {
      const number = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      if (name.startsWith('#')) return number > 0 && number < 0x110000 ? String.fromCodePoint(number) : ' '
      return entities[name] ?? whole
    })
    .replace(/\s+/g, ' ')
    .trim()
}
