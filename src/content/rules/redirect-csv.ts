import { type CsvFault, parseCsvTable } from '#src/common/csv-table.ts'
import type { RedirectInput, RedirectRule } from '../contract/redirects.ts'

/** The most that an import may hold. */
export const importLimits = { bytes: 2_000_000, rows: 5_000 } as const

const columns = ['language', 'from', 'to', 'kind'] as const

export interface CsvRow extends RedirectInput {
  /** Where it stands in the file, from 1. */
  line: number
}

/** `kind` may be left out and is then 301. */
export function parseRedirectCsv(text: string): { rows: CsvRow[] } | CsvFault {
  const table = parseCsvTable(text, columns, importLimits.rows)
  return 'rows' in table ? { rows: table.rows.map((row) => ({ ...row, kind: row.kind || '301' })) } : table
}

export function redirectCsv(rules: readonly RedirectRule[]): string {
  const lines = rules.map(({ language, fromPath, toUrl, permanent }) =>
    [language, fromPath, toUrl, permanent ? '301' : '302'].map(quoted).join(','),
  )
  return [columns.join(','), ...lines, ''].join('\n')
}

const quoted = (field: string): string => (/[",\s]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
