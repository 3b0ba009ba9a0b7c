import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Where a library or a generic builder leaves no other way; none of them makes, sends or shows a page. */
const allowed = new Set([
  'src/app/openapi/openapi.ts',
  'src/content/contract/fields.ts',
  'src/identity/server/signing-keys.ts',
  'src/platform/keys/keyring.ts',
  'src/platform/pdf/pdf-fonts.ts',
  'src/platform/pdf/write-pdf.ts',
  'src/transfer/server/draft-reader.store.ts',
  'src/transfer/server/kind.ts',
])

it('no type is cast away on the way from a source of pages to its component', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  expect(files.length).toBeGreaterThan(500)
  const casting = files.filter((file) => readFileSync(resolve(root, file), 'utf8').includes('as unknown as'))
  expect(casting.filter((file) => !allowed.has(file))).toEqual([])
  expect([...allowed].filter((file) => !casting.includes(file))).toEqual([])
})
