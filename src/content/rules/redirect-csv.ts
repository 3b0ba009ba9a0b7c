import { csvFields } from '#src/common/csv-line.ts'
import type { RedirectInput, RedirectRule } from '../contract/redirects.ts'

/** What an import may hold at most. */
export const importLimits = { bytes: 2_000_000, rows: 5_000 } as const

const header = ['language', 'from', 'to', 'kind']

export interface CsvRow extends RedirectInput {
  /** Where it stands in the file, from 1. */
  line: number
}

export interface CsvFault {
  reason: 'header' | 'fields' | 'quotes' | 'too-many'
  line: number
}

/** Redirects as a table with a header line, comma-separated, quoted where needed; `kind` may be left out and is then 301. */
export function parseRedirectCsv(text: string): { rows: CsvRow[] } | CsvFault {
  const rows: CsvRow[] = []
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const columns = csvFields(lines[0] ?? '')?.map((name) => name.toLowerCase())
  const isHeader = columns?.length === 3 || columns?.length === 4
  if (!isHeader || columns.some((name, at) => name !== header[at])) return { reason: 'header', line: 1 }
  for (const [at, content] of lines.entries()) {
    if (at === 0 || content.trim() === '') continue
    const line = at + 1
    const fields = csvFields(content)
    if (fields === null) return { reason: 'quotes', line }
    const [language = '', from = '', to = '', kind = ''] = fields
    if (fields.length < 3 || fields.length > 4) return { reason: 'fields', line }
    if (rows.length === importLimits.rows) return { reason: 'too-many', line }
    rows.push({ language, from, to, kind: kind === '' ? '301' : kind, line })
  }
  return { rows }
}

export function redirectCsv(rules: readonly RedirectRule[]): string {
  const lines = rules.map(({ language, fromPath, toUrl, permanent }) =>
    [language, fromPath, toUrl, permanent ? '301' : '302'].map(quoted).join(','),
  )
  return [header.join(','), ...lines, ''].join('\n')
}

const quoted = (field: string): string => (/[",\s]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
