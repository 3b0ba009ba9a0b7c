import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fingerprint-'))
  await mkdir(join(folder, 'src', 'server'), { recursive: true })
  await writeFile(join(folder, 'src', 'a.ts'), '1')
  await writeFile(join(folder, 'src', 'server', 'b.ts'), '1')
  await writeFile(join(folder, 'src', 'c.webp'), 'picture')
})
afterEach(() => rm(folder, { recursive: true }))

const take = (): string => fingerprint(folder, ['src/**/*'], ['src/server/**'])

it.each([
  ['a file is changed', () => writeFile(join(folder, 'src', 'a.ts'), '2'), true],
  ['a file appears', () => writeFile(join(folder, 'src', 'd.ts'), ''), true],
  ['a file goes', () => rm(join(folder, 'src', 'a.ts')), true],
  ['a picture gets another size', () => writeFile(join(folder, 'src', 'c.webp'), 'larger picture'), true],
  ['a file is written again as it was', () => writeFile(join(folder, 'src', 'a.ts'), '1'), false],
  ['an excluded file is changed', () => writeFile(join(folder, 'src', 'server', 'b.ts'), '2'), false],
  ['nothing happens', () => Promise.resolve(), false],
])('when %s the fingerprint says so', async (_what, change, differs) => {
  const before = take()
  await change()
  expect(take() !== before).toBe(differs)
})
