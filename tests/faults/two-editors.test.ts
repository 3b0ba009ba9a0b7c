import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SaveBody } from '../../src/editor/contract/document.ts'
import { isSame } from '../../src/editor/rules/same.ts'
import { edited, wordsOf } from '../../src/editor/rules/testing/random-edits.ts'
import { fakeServer, first, openSession, types } from '../../src/editor/web/document/testing/fake-server.ts'
import { runsInTier } from '../support/tier.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('two editors on one page', () => {
  /** Both write for a while; returns the words that are gone though they were written and nobody took them out. */
  async function write(seed: number, edits: number, isLocked: boolean): Promise<{ lost: string[]; isEven: boolean }> {
    const server = fakeServer()
    const save = isLocked
      ? server.save
      : (id: number, language: string, body: SaveBody) =>
          server.save(id, language, { ...body, baseVersion: server.version() })
    const sessions = [openSession({ ...server, save }), openSession({ ...server, save })] as const
    const written = new Set(wordsOf(first))
    for (let edit = 0; edit < edits; edit++) {
      for (const [index, session] of sessions.entries()) {
        const { content } = session.getState()
        const own = edited(content, seed * 10_000 + edit * 2 + index, 1, index === 0 ? 'm' : 't', types)
        // What one takes out on purpose is not lost.
        const before = new Set(wordsOf(content))
        const after = new Set(wordsOf(own))
        for (const word of before) if (!after.has(word)) written.delete(word)
        for (const word of after) if (!before.has(word)) written.add(word)
        session.change(own, '')
      }
      if (edit % 50 === 20) server.fail(0)
      if (edit % 50 === 30) server.fail(null)
      if (edit === Math.floor(edits / 4) || edit === Math.floor(edits / 2) || edit === edits - 2) server.publish()
      await pass(edit % 3 === 0 ? 1_500 : 300)
      for (const session of sessions) {
        // A person who is asked keeps both texts.
        for (const conflict of session.getState().conflicts) {
          const both = isSame(conflict.mine, conflict.theirs)
            ? conflict.mine
            : [conflict.mine, conflict.theirs].map((one) => wordsOf(one).join(' ')).join(' ')
          for (const word of wordsOf([conflict.mine, conflict.theirs, conflict.base])) written.delete(word)
          session.resolve(conflict, conflict.path.includes('items') ? [both] : both)
          written.add(String(both))
        }
      }
    }
    server.fail(null)
    await pass(120_000)
    const stored = new Set(wordsOf(server.content()))
    const lost = [...written].filter((word) => !stored.has(word))
    const isEven = sessions.some((session) => isSame(session.getState().content, server.content()))
    return { lost, isEven }
  }

  it('lose no word silently: random edits, drops of the line, three publishes', async () => {
    const seed = Number(process.env['FAULT_SEED'] ?? 34)
    const { lost, isEven } = await write(seed, runsInTier(500, 5), true)
    expect(lost, `seed ${seed}`).toEqual([])
    expect(isEven).toBe(true)
  })

  it('would lose words without the lock', async () => {
    expect((await write(34, 60, false)).lost.length).toBeGreaterThan(0)
  })
})
