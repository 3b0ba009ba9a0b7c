import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { field, type Fields } from '#src/content/contract/fields.ts'
import { runsInTier } from '../../../tests/support/tier.ts'
import { type Conflict, type Content, merge, type MergeTypes } from './merge.ts'
import { edited, wordsOf } from './testing/random-edits.ts'
import { isSame } from './same.ts'
import { type Entry, walk } from './tree.ts'

const types: Record<string, Fields> = {
  Text: {
    heading: field.string('Otsikko', 'Heading'),
    look: field.group('Ulkoasu', 'Look', { fields: { field: field.string('V', 'C'), line: field.string('R', 'L') } }),
    items: field.list('Rivit', 'Items', { of: field.string('Rivi', 'Item') }),
  },
  Box: { heading: field.string('Otsikko', 'Heading'), blocks: field.area('Lohkot', 'Blocks') },
}
const page: Fields = {
  heading: field.string('Otsikko', 'Heading'),
  top: field.area('Yläosa', 'Top'),
  main: field.area('Pääsisältö', 'Main'),
}
const mergeTypes: MergeTypes = { fields: page, fieldsOfType: (type) => types[type] }

const text = (id: number, heading: string, more: object = {}): Entry => ({
  id,
  type: 'Text',
  fields: { heading, look: { field: `f${id}`, line: `l${id}` }, items: [`i${id}`] },
  ...more,
})
const box = (id: number, blocks: Entry[]): Entry => ({ id, type: 'Box', fields: { heading: `box${id}`, blocks } })
const content = (top: Entry[], main: Entry[] = [], heading = 'page'): Content => ({
  name: 'Name',
  slug: 'name',
  fields: { heading, top, main },
})
const base = content([text(1, 'one'), box(2, [text(3, 'three'), text(4, 'four')])], [text(5, 'five')])

/** Each block once with its parent, in reading order: `1, 2[3 4]`. */
const outline = ({ fields }: Content): string =>
  walk(page, fields, mergeTypes.fieldsOfType)
    .map(({ id, owner, area }) => `${owner ?? area}>${id}`)
    .join(' ')
const merged = (mine: Content, theirs: Content, from = base) => merge(from, mine, theirs, mergeTypes)

describe('two versions of one page are merged by node', () => {
  it('keeps words of two blocks, and asks nothing', () => {
    const mine = content([text(1, 'mine'), box(2, [text(3, 'three'), text(4, 'four')])], [text(5, 'five')])
    const theirs = content([text(1, 'one'), box(2, [text(3, 'theirs'), text(4, 'four')])], [text(5, 'five')])
    const { content: both, conflicts } = merged(mine, theirs)
    expect(conflicts).toEqual([])
    expect(wordsOf(both)).toEqual(expect.arrayContaining(['mine', 'theirs']))
  })

  it('keeps two fields of one block and two fields of one group', () => {
    const mine = content(
      [text(1, 'mine', { from: '2026-12-01T00:00:00Z' }), ...([base.fields['top']] as Entry[][])[0]!.slice(1)],
      [text(5, 'five')],
    )
    const changed = text(1, 'one')
    changed.fields = { ...changed.fields, look: { field: 'f1', line: 'theirs' } }
    const theirs = content([changed, ...(base.fields['top'] as Entry[]).slice(1)], [text(5, 'five')])
    const { content: both, conflicts } = merged(mine, theirs)
    expect(conflicts).toEqual([])
    expect((both.fields['top'] as Entry[])[0]).toEqual({
      ...text(1, 'mine', { from: '2026-12-01T00:00:00Z' }),
      fields: { heading: 'mine', look: { field: 'f1', line: 'theirs' }, items: ['i1'] },
    })
  })

  it('asks about a field that both changed, with all three values', () => {
    const { content: both, conflicts } = merged(
      content([text(1, 'mine')]),
      content([text(1, 'theirs')]),
      content([text(1, 'one')]),
    )
    expect(conflicts).toEqual<Conflict[]>([
      { node: 1, path: ['fields', 'heading'], base: 'one', mine: 'mine', theirs: 'theirs' },
    ])
    expect(wordsOf(both)).toContain('mine')
  })

  it('takes the order of keys for nothing', () => {
    const shuffled = (one: Entry): Entry => ({
      fields: { items: ['i1'], look: { line: 'l1', field: 'f1' }, heading: 'one' },
      type: 'Text',
      id: one.id ?? 0,
    })
    const mine = content([text(1, 'mine')])
    expect(merged(mine, content([shuffled(text(1, 'one'))]), content([text(1, 'one')])).conflicts).toEqual([])
  })

  it('keeps a block that was moved by one and written in by the other, once', () => {
    const mine = content([text(1, 'one'), box(2, [text(4, 'four')])], [text(5, 'five'), text(3, 'three')])
    const theirs = content([text(1, 'one'), box(2, [text(3, 'theirs'), text(4, 'four')])], [text(5, 'five')])
    const { content: both } = merged(mine, theirs)
    expect(outline(both)).toBe('top>1 top>2 2>4 main>5 main>3')
    expect(wordsOf(both)).toContain('theirs')
  })

  it('keeps a block that one removed and the other wrote in, with the block it stands in', () => {
    const mine = content([text(1, 'one')], [text(5, 'five')])
    const theirs = content([text(1, 'one'), box(2, [text(3, 'theirs'), text(4, 'four')])], [text(5, 'five')])
    expect(outline(merged(mine, theirs).content)).toBe('top>1 top>2 2>3 main>5')
    expect(outline(merged(theirs, mine).content)).toBe('top>1 top>2 2>3 main>5')
  })

  it('removes what one removed and the other left alone', () => {
    const mine = content([text(1, 'one')], [text(5, 'five')])
    expect(outline(merged(mine, base).content)).toBe('top>1 main>5')
    expect(outline(merged(base, mine).content)).toBe('top>1 main>5')
  })

  it('keeps both blocks that were put to the same place', () => {
    const mine = content(
      [text(1, 'one'), text(-1, 'new'), box(2, [text(3, 'three'), text(4, 'four')])],
      [text(5, 'five')],
    )
    const theirs = content(
      [text(1, 'one'), text(9, 'nine'), box(2, [text(3, 'three'), text(4, 'four')])],
      [text(5, 'five')],
    )
    expect(outline(merged(mine, theirs).content)).toBe('top>1 top>-1 top>9 top>2 2>3 2>4 main>5')
  })

  it('keeps both blocks when each was moved into the other', () => {
    const from = content([box(2, []), box(6, [])])
    const { content: both } = merged(content([box(6, [box(2, [])])]), content([box(2, [box(6, [])])]), from)
    expect(outline(both)).toBe('top>6 6>2')
  })

  it('keeps a shared block that stands on the page twice', () => {
    const from = content([{ ref: 7 }, text(1, 'one'), { ref: 7 }])
    const mine = content([{ ref: 7 }, text(1, 'mine'), { ref: 7 }])
    const theirs = content([{ ref: 7, from: '2026-12-01T00:00:00Z' }, text(1, 'one'), { ref: 7 }])
    expect(merged(mine, theirs, from).content.fields['top']).toEqual([
      { ref: 7, from: '2026-12-01T00:00:00Z' },
      text(1, 'mine'),
      { ref: 7 },
    ])
  })
})

describe('random edits of two editors', () => {
  const runs = runsInTier(1_000, 4)
  const seeds = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 12 }), fc.nat(), fc.integer({ min: 1, max: 12 }))

  /** Words that are gone though nobody took them out, or that one wrote and are neither on the page nor asked about. */
  function lostWords(mine: Content, theirs: Content, both: Content, conflicts: readonly Conflict[]): string[] {
    const [old, own, other, now] = [base, mine, theirs, both].map((one) => new Set(wordsOf(one)))
    const asked = new Set(conflicts.flatMap((one) => wordsOf([one.mine, one.theirs])))
    const mustStay = [...(own ?? []), ...(other ?? [])].filter(
      (word) => !old?.has(word) || (own?.has(word) && other?.has(word)),
    )
    return mustStay.filter((word) => !now?.has(word) && !asked.has(word))
  }

  it('lose no word silently, and keep each block once', () => {
    fc.assert(
      fc.property(seeds, ([seed, edits, otherSeed, otherEdits]) => {
        const mine = edited(base, seed, edits, 'm', mergeTypes)
        const theirs = edited(base, otherSeed, otherEdits, 't', mergeTypes)
        const { content: both, conflicts } = merged(mine, theirs)
        expect(lostWords(mine, theirs, both, conflicts)).toEqual([])
        const ids = walk(page, both.fields, mergeTypes.fieldsOfType).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: runs },
    )
  })

  it('of one editor alone come through as they are', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 12 }), (seed, edits) => {
        const changed = edited(base, seed, edits, 'm', mergeTypes)
        expect(isSame(merged(changed, base).content, changed)).toBe(true)
        expect(isSame(merged(base, changed).content, changed)).toBe(true)
      }),
      { numRuns: runs },
    )
  })

  it('would lose words if the last save won', () => {
    const losses = Array.from({ length: 50 }, (_, seed) => {
      const mine = edited(base, seed, 6, 'm', mergeTypes)
      const theirs = edited(base, seed + 1_000, 6, 't', mergeTypes)
      return lostWords(mine, theirs, mine, []).length
    })
    expect(losses.filter((lost) => lost > 0).length).toBeGreaterThan(25)
  })
})
