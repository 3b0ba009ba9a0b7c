import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLog } from './logging.ts'
import { createReloads } from './reloads.ts'

interface Line {
  level: number
  msg: string
}

/** What the database has, what is kept of it, and a gate that a load waits at. */
function world() {
  const state = { has: 1, kept: 0, faults: [] as Error[], reloaded: 0, lines: [] as Line[], gate: Promise.resolve() }
  const destination = { write: (line: string) => void state.lines.push(JSON.parse(line)) }
  const reloads = createReloads({
    load: async () => {
      const fault = state.faults.shift()
      if (fault) throw fault
      const read = state.has
      await state.gate
      state.kept = read
    },
    onReloaded: () => (state.reloaded += 1),
    log: createLog({ level: 'info', name: 'test', destination }),
    failure: 'numbers could not be loaded',
  })
  return { state, reloads }
}

it('what changes while it is loaded is loaded once more, however often it is asked for', async () => {
  const { state, reloads } = world()
  const { promise, resolve } = Promise.withResolvers<void>()
  state.gate = promise
  const starting = reloads.start()
  await turn()
  state.has = 2
  for (let time = 0; time < 3; time += 1) reloads.reload()
  resolve()
  await starting
  await reloads.settled()
  expect([state.kept, state.reloaded]).toEqual([2, 1])
})

it('a load that fails is tried again, and is an error only when the database is not to blame', async () => {
  const { state, reloads } = world()
  await reloads.start()
  state.has = 2
  state.faults = [new Error('timeout exceeded when trying to connect'), new Error('a key that nobody has')]
  reloads.reload()
  await reloads.settled()
  expect(state.kept).toBe(2)
  expect(state.lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'numbers could not be loaded'],
    [50, 'numbers could not be loaded'],
  ])
})

it('a first load that fails ends the start', async () => {
  const { state, reloads } = world()
  state.faults = [new Error('timeout exceeded when trying to connect')]
  await expect(reloads.start()).rejects.toThrow('timeout exceeded')
})

it('nothing is loaded before the start, nor after the end', async () => {
  const { state, reloads } = world()
  reloads.reload()
  expect(state.kept).toBe(0)
  await reloads.start()
  state.has = 2
  state.faults = Array.from({ length: 9 }, () => new Error('Connection terminated'))
  reloads.reload()
  await reloads.stop()
  reloads.reload()
  await reloads.settled()
  expect(state.kept).toBe(1)
  expect(state.faults).toHaveLength(8)
})
