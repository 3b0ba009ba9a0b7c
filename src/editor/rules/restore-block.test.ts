import { describe, expect, it } from 'vitest'
import { field, type Fields } from '#src/content/contract/fields.ts'
import type { Stored } from '../contract/common.ts'
import { restoreBlock } from './restore-block.ts'
import type { Entry } from './tree.ts'

const blocks: Record<string, Fields> = {
  Text: { heading: field.string('Otsikko', 'Heading') },
  Box: { title: field.string('Otsikko', 'Title'), blocks: field.area('Lohkot', 'Blocks') },
}
const types = {
  fields: { top: field.area('Yläosa', 'Top'), main: field.area('Pääsisältö', 'Main') },
  fieldsOfType: (type: string) => blocks[type],
}
const text = (id: number, heading = `text ${id}`): Entry => ({ id, type: 'Text', fields: { heading } })
const box = (id: number, title: string, ...inner: Entry[]): Entry => ({
  id,
  type: 'Box',
  fields: { title, blocks: inner },
})
const stored = (main: Entry[], top: Entry[] = []): Stored => ({ top, main, heading: 'page' })
const restored = (old: Stored, now: Stored, id: number) => restoreBlock(old, now, id, types)

describe('a block of an older version', () => {
  it('gets its words and its place settings back where it stands now, and its neighbours stay', () => {
    const old = stored([{ ...text(1, 'old'), from: '2026-01-01T00:00:00Z' }, text(2)])
    const now = stored([text(2, 'newer')], [text(1, 'new')])
    expect(restored(old, now, 1)).toEqual({
      fields: stored([text(2, 'newer')], [{ ...text(1, 'old'), from: '2026-01-01T00:00:00Z' }]),
    })
  })

  it('leaves the blocks inside it as they are now', () => {
    const old = stored([box(1, 'old', text(2, 'old inner'))])
    const now = stored([box(1, 'new', text(2, 'new inner'), text(3))])
    expect(restored(old, now, 1)).toEqual({ fields: stored([box(1, 'old', text(2, 'new inner'), text(3))]) })
  })

  it('that only moved goes back to its old place', () => {
    const old = stored([text(1), text(2), text(3)])
    const now = stored([text(2), text(3), text(1)])
    expect(restored(old, now, 1)).toEqual({ fields: old })
  })

  it('that is gone comes back behind what it stood behind, with what stood in it and stands nowhere else', () => {
    const old = stored([text(1), box(2, 'box', text(3), text(4)), text(5)])
    const now = stored([text(6), text(1), text(4, 'moved out'), text(5)])
    expect(restored(old, now, 2)).toEqual({
      fields: stored([text(6), text(1), box(2, 'box', text(3)), text(4, 'moved out'), text(5)]),
    })
  })

  it('whose own container is gone waits for it; one that the version does not have is not there', () => {
    const old = stored([box(2, 'box', text(3))])
    expect(restored(old, stored([]), 3)).toEqual({ refused: 'owner-gone' })
    expect(restored(old, stored([]), 9)).toEqual({ refused: 'gone' })
  })
})
