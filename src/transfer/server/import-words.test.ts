import { expect, it } from 'vitest'
import { presentChange } from './import-words.ts'

const change = { line: 2, code: 'BAR', before: null, startsAt: null }
const after = (field: string, cell: string) =>
  presentChange({ ...change, field, after: cell }, 'en', (_language, key) => key).after

it('says sums, moments, yes and no, and leaves any other text as the file has it', () => {
  expect(after('price', '12.5')).toBe('€12.50')
  expect(after('sale_from', '2026-12-24T10:00:00.000Z')).toBe('24 December 2026 at 12:00')
  expect(after('published', 'true')).toBe('office/imports/report/yes')
  expect(after('published', 'false')).toBe('office/imports/report/no')
  // A name may begin as a moment does, or be such a word.
  for (const name of ['2026-12-24Tarjous', '2026-99-99T10:00:00.000Z', 'true', 'false'])
    for (const field of ['name_fi', '']) expect(after(field, name)).toBe(name)
})
