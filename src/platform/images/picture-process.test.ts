import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureProcess, PictureProcessEnded, type PictureProcessOptions } from './picture-process.ts'

const log = pino({ level: 'silent' })
const picture = join(import.meta.dirname, '../../../demo/images/products/tumma-72-merisuola.webp')
const asked = { path: picture, width: 64, height: 64, format: 'webp' as const, encoding: { quality: 78 } }
/** The process stands behind all others by its priority: on a busy machine a second of work takes half a minute. */
const busyLimitMs = 300_000
const opened: ReturnType<typeof createPictureProcess>[] = []
const open = (options: Partial<PictureProcessOptions> = {}) => {
  const process = createPictureProcess({ log, ...options })
  opened.push(process)
  return process
}
let folder: string
let count = 0
const target = (): string => join(folder, `${(count += 1)}.webp`)
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
/** A program that stands where the picture process does. */
const program = async (name: string, text: string): Promise<string> => {
  const path = join(folder, `${name}.mjs`)
  await writeFile(path, text)
  return path
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(async () => {
  for (const process of opened) process.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the picture process', () => {
  it('makes pictures, says what went wrong with one, and goes on', async () => {
    const pictures = open()
    const [first, bad, second] = [target(), target(), target()]
    const bytes = await pictures.run('resize', { ...asked, target: first })
    expect((await readFile(first)).length).toBe(bytes)
    await expect(pictures.run('resize', { ...asked, path: import.meta.filename, target: bad })).rejects.toThrow(
      'unsupported image format',
    )
    await pictures.run('resize', { ...asked, target: second })
    expect(await readFile(second)).toEqual(await readFile(first))
  })

  it('knows nothing of the server’s environment', async () => {
    process.env['SECRET_FOR_TEST'] = 'a secret'
    const tell = await program('tell', `process.on('message', ({ id }) => process.send({ id, value: process.env }))`)
    const told: unknown = await open({ program: tell }).run('size', { path: '' })
    delete process.env['SECRET_FOR_TEST']
    expect(told).toHaveProperty('MALLOC_ARENA_MAX', '2')
    expect(told).not.toHaveProperty('SECRET_FOR_TEST')
  })

  it(
    'that is killed is replaced, and what it had in hand is made all the same',
    async () => {
      const pictures = open({ limitMs: busyLimitMs })
      await pictures.run('resize', { ...asked, target: target() })
      const before = pictures.pid()
      const made = Array.from({ length: 6 }, () =>
        pictures.run('resize', { ...asked, width: 320, height: 320, target: target() }),
      )
      process.kill(before ?? 0, 'SIGKILL')
      expect((await Promise.all(made)).every((bytes) => bytes > 0)).toBe(true)
      expect(pictures.pid()).not.toBe(before)
    },
    busyLimitMs,
  )

  it('that dies of a picture again and again fails that picture, and does the next', async () => {
    const dying = await program(
      'dying',
      `process.on('message', ({ id, input }) => input.path === 'bad' ? process.exit(1) : process.send({ id, value: 'done' }))`,
    )
    const pictures = open({ program: dying })
    await expect(pictures.run('size', { path: 'bad' })).rejects.toBeInstanceOf(PictureProcessEnded)
    await expect(pictures.run('size', { path: 'good' })).resolves.toBe('done')
  })

  it('that hangs is ended, and its pictures fail', async () => {
    const hanging = await program('hanging', `process.on('message', () => {})`)
    const pictures = open({ program: hanging, limitMs: 300 })
    await expect(pictures.run('size', { path: '' })).rejects.toMatchObject({ statusCode: 503 })
  })

  it(
    'is replaced after so many pictures, and the old one ends',
    async () => {
      const pictures = open({ renewAfter: 3, limitMs: busyLimitMs })
      const pids = new Set<number>()
      for (let time = 0; time < 7; time += 1) {
        const made = pictures.run('resize', { ...asked, target: target() })
        const pid = pictures.pid()
        if (pid !== null) pids.add(pid)
        await made
      }
      const [first = 0, second = 0, third = 0] = pids
      expect(pids.size).toBe(3)
      await expect.poll(() => [first, second, third].map(isAlive)).toEqual([false, false, true])
    },
    busyLimitMs,
  )

  it('takes no more than two at a time', async () => {
    const counting = await program(
      'counting',
      `let now = 0, most = 0
       process.on('message', ({ id }) => {
         most = Math.max(most, now += 1)
         setTimeout(() => { now -= 1; process.send({ id, value: most }) }, 20)
       })`,
    )
    const pictures = open({ program: counting })
    const answers: unknown[] = await Promise.all(Array.from({ length: 9 }, () => pictures.run('size', { path: '' })))
    expect(answers.at(-1)).toBe(2)
  })

  it('stops with what is closed, and leaves nothing waiting', async () => {
    const hanging = await program('deaf', `process.on('message', () => {})`)
    const pictures = open({ program: hanging })
    const never = [1, 2, 3].map(() => pictures.run('size', { path: '' }))
    const pid = pictures.pid() ?? 0
    pictures.close()
    for (const one of never) await expect(one).rejects.toBeInstanceOf(PictureProcessEnded)
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'ends with its parent that ends by %s, in the middle of a picture',
    async (signal) => {
      const parent = fork(new URL('picture-process.test-process.ts', import.meta.url), [picture, target()])
      const [pid] = (await once(parent, 'message')) as [number]
      expect(isAlive(pid)).toBe(true)
      await sleep(30)
      parent.kill(signal)
      await expect.poll(() => isAlive(pid)).toBe(false)
    },
  )
})
