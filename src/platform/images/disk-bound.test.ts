import { access, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { evictOldest } from './disk-bound.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bound-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const put = async (name: string, bytes: number, usedMinutesAgo: number): Promise<void> => {
  const path = join(folder, name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, Buffer.alloc(bytes))
  const used = new Date(1_800_000_000_000 - usedMinutesAgo * 60_000)
  await utimes(path, used, used)
}
const left = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).sort()

it('removes what was used longest ago, down to nine tenths', async () => {
  for (let minute = 1; minute <= 12; minute += 1) await put(`0${minute % 3}/${minute}.webp`, 100, minute)
  await evictOldest({ folder, maxBytes: 1_000 })
  expect((await left()).length).toBe(9)
  await expect(access(join(folder, '00/9.webp'))).resolves.toBeUndefined()
  await expect(access(join(folder, '01/10.webp'))).rejects.toThrow('ENOENT')
})

it('leaves alone what fits, and what is not the cache’s own', async () => {
  await put('ab/a.webp', 800, 1)
  await put('feeds/feed.xml', 5_000, 900)
  await put('abc/other.bin', 5_000, 900)
  await evictOldest({ folder, maxBytes: 1_000 })
  expect(await left()).toEqual(['ab/a.webp', 'abc/other.bin', 'feeds/feed.xml'])
})

it('counts the half-written, which a process left that died', async () => {
  await put('ab/a.webp.1234.part', 900, 50)
  await put('ab/b.webp', 900, 1)
  await evictOldest({ folder, maxBytes: 1_000 })
  expect(await left()).toEqual(['ab/b.webp'])
})

it('is done by several at once without a fault', async () => {
  for (let minute = 1; minute <= 60; minute += 1) await put(`0${minute % 9}/${minute}.webp`, 100, minute)
  await Promise.all(Array.from({ length: 6 }, () => evictOldest({ folder, maxBytes: 2_000 })))
  const sizes = await Promise.all((await left()).map(async (name) => (await stat(join(folder, name))).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(1_000)
  expect(total).toBeLessThanOrEqual(1_800)
})

it('takes a folder that is not there for an empty one', async () => {
  await expect(evictOldest({ folder: join(folder, 'none'), maxBytes: 1 })).resolves.toBeUndefined()
})
