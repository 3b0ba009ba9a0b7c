import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import en from '../../src/editor/web/texts.en.json' with { type: 'json' }
import fi from '../../src/editor/web/texts.fi.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../../src')
const read = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n')
const missing = (keys: Iterable<string>): string[] => [...new Set(keys)].filter((key) => !(key in fi))

test('every word of the editor is there in both of its languages', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(fi).sort())
  const code = read('editor/web/**/*.{ts,tsx}')
  expect(missing([...code.matchAll(/'(\/edit\/[a-z/-]+)'/g)].map(([, key = '']) => key))).toEqual([])
})

test('every colour that a field offers has a name', () => {
  const definitions = read('*/{contract,blocks}/**/*.ts')
  const lists = [...definitions.matchAll(/\broles(?:: | = )\[([^\]]+)\]/g)].map(([, list = '']) => list)
  const roles = lists.flatMap((list) => [...list.matchAll(/'([a-z-]+)'/g)].map(([, role = '']) => role))
  expect(roles).toContain('sand')
  expect(missing(roles.map((role) => `/edit/colour/${role}`))).toEqual([])
})
