import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setIn, walk } from '../../rules/tree.ts'
import type { DocumentSession } from './document-session.ts'
import { block, fakeCopies, fakeServer, first, openSession as open, page, saved, types } from './testing/fake-server.ts'
import type { Content } from '../../rules/merge.ts'

const heading = (content: Content, id: number): unknown =>
  walk(page, content.fields, types.fieldsOfType).find((one) => one.id === id)?.entry.fields?.['heading']
function type(session: DocumentSession, id: number, words: string): void {
  const { content } = session.getState()
  const at = walk(page, content.fields, types.fieldsOfType).find((one) => one.id === id)
  session.change(
    { ...content, fields: setIn(content.fields, [...(at?.path ?? []), 'fields', 'heading'], words) },
    `${id} heading`,
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a page that is edited', () => {
  it('is saved a second after the last letter, one save at a time', async () => {
    const server = fakeServer()
    const save = vi.spyOn(server, 'save')
    const session = open(server)
    for (const words of ['s', 'sa', 'san']) {
      type(session, 1, words)
      await pass(400)
    }
    expect(save).not.toHaveBeenCalled()
    await pass(620)
    type(session, 1, 'sana')
    expect(save).toHaveBeenCalledTimes(1)
    expect(session.getState().save.kind).toBe('changed')
    await pass(2_000)
    expect(save).toHaveBeenCalledTimes(2)
    expect(heading(server.content(), 1)).toBe('sana')
    expect(session.getState().save.kind).toBe('saved')
  })

  it('keeps words in the browser while the line is gone, and saves them when it is back', async () => {
    const server = fakeServer()
    const copies = fakeCopies()
    const session = open(server, copies)
    server.fail(0)
    type(session, 1, 'kept')
    await pass(5_000)
    expect(session.getState().save.kind).toBe('offline')
    expect(heading(copies.kept()?.content ?? first, 1)).toBe('kept')
    server.fail(null)
    await pass(40_000)
    expect(heading(server.content(), 1)).toBe('kept')
    expect(copies.kept()).toBeNull()
  })

  it('brings back what an earlier visit could not save, beside what others saved since', async () => {
    const server = fakeServer()
    const copies = fakeCopies()
    server.fail(401)
    const session = open(server, copies)
    type(session, 1, 'kept')
    await pass(2_000)
    expect(session.getState().save.kind).toBe('signed-out')
    session.close()
    server.fail(null)
    const other = open(server)
    type(other, 4, 'theirs')
    await pass(2_000)
    const again = open(server, copies)
    expect(await again.recover()).toBe(true)
    await pass(2_000)
    expect([heading(server.content(), 1), heading(server.content(), 4)]).toEqual(['kept', 'theirs'])
  })

  it('merges what two wrote in two blocks, and asks nothing', async () => {
    const server = fakeServer()
    const [mine, theirs] = [open(server), open(server)]
    type(mine, 1, 'mine')
    type(theirs, 3, 'theirs')
    await pass(3_000)
    expect([heading(server.content(), 1), heading(server.content(), 3)]).toEqual(['mine', 'theirs'])
    expect([...mine.getState().conflicts, ...theirs.getState().conflicts]).toEqual([])
  })

  it('asks when two wrote in one field, and saves nothing until it is settled', async () => {
    const server = fakeServer()
    const [theirs, mine] = [open(server), open(server)]
    type(theirs, 1, 'theirs')
    await pass(500)
    type(mine, 1, 'mine')
    await pass(5_000)
    const { conflicts, save, combined } = mine.getState()
    expect(save.kind).toBe('conflict')
    expect(combined).toEqual(saved)
    expect(conflicts).toEqual([{ node: 1, path: ['fields', 'heading'], base: 'one', mine: 'mine', theirs: 'theirs' }])
    expect(heading(server.content(), 1)).toBe('theirs')
    if (conflicts[0]) mine.resolve(conflicts[0], 'theirs and mine')
    await pass(2_000)
    expect(heading(server.content(), 1)).toBe('theirs and mine')
  })

  it('takes steps back and forth over saves, and leaves the words of others alone', async () => {
    const server = fakeServer()
    const [mine, theirs] = [open(server), open(server)]
    const { content } = mine.getState()
    mine.change({ ...content, fields: { ...content.fields, main: [block(-1, 'new'), block(4, 'four')] } }, '')
    await pass(2_000)
    type(mine, 100, 'renamed')
    type(theirs, 3, 'theirs')
    await pass(3_000)
    mine.undo()
    expect(heading(mine.getState().content, 100)).toBe('new')
    mine.undo()
    expect(heading(mine.getState().content, 100)).toBeUndefined()
    mine.redo()
    mine.redo()
    expect(heading(mine.getState().content, 100)).toBe('renamed')
    expect(mine.redo()).toBe(false)
    await pass(3_000)
    expect([heading(server.content(), 100), heading(server.content(), 3)]).toEqual(['renamed', 'theirs'])
  })
})
