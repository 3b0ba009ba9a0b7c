import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isAlive } from '../../platform/database/embedded/processes.ts'
import { type Child, startChild } from './children.ts'

let folder: string
let child: Child | null
beforeEach(async () => {
  child = null
  folder = await mkdtemp(join(tmpdir(), 'children-'))
})
afterEach(async () => {
  await child?.end(0)
  await rm(folder, { recursive: true })
})

async function start(program: string): Promise<Child> {
  await writeFile(join(folder, 'program.mjs'), program)
  child = startChild({ name: 'one', program: 'program.mjs', env: {}, project: folder, logDirectory: folder })
  return child
}

describe('a child process', () => {
  it('tells how it ended and what it said last', async () => {
    const one = await start("console.log('first'); console.error('second'); process.exitCode = 3")
    expect(await one.ended).toEqual({ code: 3, signal: null })
    expect(one.lastLines()).toBe('first\nsecond')
  })

  it('is asked to end, and may take its time', async () => {
    const one = await start(
      "process.on('SIGTERM', () => setTimeout(() => process.exit(7), 50)); setInterval(() => {}, 1000); console.log('up')",
    )
    await expect.poll(() => one.lastLines()).toBe('up')
    await one.end()
    expect(await one.ended).toEqual({ code: 7, signal: null })
  })

  it('is made to end when it does not', async () => {
    const one = await start("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')")
    await expect.poll(() => one.lastLines()).toBe('up')
    await one.end(50)
    expect(await one.ended).toEqual({ code: null, signal: 'SIGKILL' })
  })

  it('ends by itself when its parent is killed', async () => {
    await writeFile(join(folder, 'program.mjs'), 'setInterval(() => {}, 1000)')
    await writeFile(
      join(folder, 'parent.ts'),
      `import { startChild } from ${JSON.stringify(new URL('children.ts', import.meta.url).href)}
       const child = startChild({ name: 'one', program: 'program.mjs', env: {}, project: ${JSON.stringify(folder)}, logDirectory: ${JSON.stringify(folder)} })
       process.send(child.pid)`,
    )
    const parent: ChildProcess = fork(join(folder, 'parent.ts'))
    const [pid] = (await once(parent, 'message')) as [number] // sent above
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})
