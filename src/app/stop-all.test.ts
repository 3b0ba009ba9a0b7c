import { pino } from 'pino'
import { expect, it } from 'vitest'
import { stopAll } from './stop-all.ts'

it('a part that cannot be stopped keeps no other from its stop, and is told of', async () => {
  const lines: string[] = []
  const stopped: string[] = []
  const stops = [
    () => stopped.push('requests'),
    () => Promise.reject(new Error('jobs hang')),
    () => {
      throw new Error('no such search')
    },
    () => Promise.resolve(stopped.push('database')),
  ]
  await expect(stopAll(stops, pino({}, { write: (line) => void lines.push(line) }))).rejects.toThrow(AggregateError)
  expect(stopped).toEqual(['requests', 'database'])
  expect(lines.join('')).toMatch(/jobs hang[^]*no such search/)
})
