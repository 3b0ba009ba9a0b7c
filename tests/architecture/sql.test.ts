import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { projectDirectory } from '../support/places.ts'

/** What an upsert says of its partial index by values: PostgreSQL finds the index by constants only (decision 0048). */
const valuesIn = (code: string): string[] =>
  [...code.matchAll(/(?:targetWhere|onConflictDoNothing\(\{[^}]*\bwhere):\s*(.+)/g)]
    .map(([, condition = '']) => condition)
    .filter((condition) => !condition.startsWith('sql`') || /\$\{(?!\w+\.\w+\})/.test(condition))

it('what an upsert says of a partial index is a constant', () => {
  const files = globSync('{src,demo}/**/*.ts', { cwd: projectDirectory })
  const code = files.map((file) => [file, readFileSync(resolve(projectDirectory, file), 'utf8')] as const)
  expect(code.some(([, text]) => text.includes('targetWhere'))).toBe(true)
  expect(code.flatMap(([file, text]) => valuesIn(text).map((condition) => `${file}: ${condition}`))).toEqual([])
})

it('a value is found', () => {
  expect(valuesIn("targetWhere: eq(review.status, 'pending'),")).toHaveLength(1)
  expect(valuesIn('targetWhere: sql`${review.status} = ${status}`,')).toHaveLength(1)
  expect(valuesIn("targetWhere: sql`${review.status} = 'pending'`,")).toEqual([])
})
