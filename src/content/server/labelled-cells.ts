/**
 * Labels the cells of sanitised tables with three columns or more by their column: on phones each row is a separate list
 * (`.kit-prose td[data-label]`), and the roles keep it a table for screen readers. Tables without a head row, or with cells over
 * several columns or rows, stay as they are; so do tables with a heading too long to stand before each cell of its column.
 */
export const labelledCells = (html: string): string =>
  html.replace(/<table\b.*?<\/table>/gs, (table) => {
    const [head = ''] = /<thead.*?<\/thead>/s.exec(table) ?? []
    const labels = [...head.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, text = '']) => attributeText(text))
    if (labels.length < 3 || labels.some(({ length }) => length > labelMax) || /\s(col|row)span=/.test(table))
      return table
    return table
      .replace(head, () => head.replace(/<th\b/g, '<th role="columnheader"'))
      .replace(/<(table|thead|tbody|tr)\b/g, (tag, name: string) => `${tag} role="${roles[name]}"`)
      .replace(/<tr\b.*?<\/tr>/gs, (row) => {
        let column = 0
        return row.replace(/<t([hd])\b(?! role)/g, (cell, kind) => {
          const label = labels[column++]
          if (kind === 'h') return `${cell} role="rowheader"`
          return label ? `${cell} role="cell" data-label="${label}"` : `${cell} role="cell"`
        })
      })
  })

/** Characters of a heading. Longer ones, repeated in each row, would multiply a text. */
const labelMax = 80

const roles: Readonly<Record<string, string>> = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row' }

const attributeText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
