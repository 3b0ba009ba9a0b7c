import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every dependency has a line that says what it is for, and every line a dependency', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  const installed = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((section) =>
    Object.keys(manifest[section] ?? {}),
  )
  const listed = [
    ...readFileSync('docs/decisions/dependencies.md', 'utf8').matchAll(/^\|\s*`([^`]+)`\s*\|\s*\S.*\|$/gm),
  ].flatMap(([, names]) => (names ?? '').split(', '))
  const covers = (entry: string, name: string) =>
    entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : entry === name
  expect(installed.filter((name) => !listed.some((entry) => covers(entry, name)))).toEqual([])
  expect(listed.filter((entry) => !installed.some((name) => covers(entry, name)))).toEqual([])
})
