import { describe, expect, it } from 'vitest'
import { field } from '#src/content/contract/fields.ts'
import { type Heading, headingFaults, headingsIn } from './headings.ts'

const heading = (level: number, node: number | null = null): Heading => ({
  level,
  words: `h${level}`,
  node,
  nodeType: null,
  path: [],
})
const faults = (...levels: number[]) =>
  headingFaults(levels.map((level, place) => heading(level, place))).map(({ reason, heading: at }) => [
    reason,
    at?.node ?? null,
  ])

describe('headings', () => {
  it('in order have one of the first level and go down one by one', () => {
    expect(faults(1, 2, 3, 2, 3, 4, 2)).toEqual([])
  })

  it('that leave out a level, begin without the first or have it twice are found', () => {
    expect(faults(1, 3, 2, 4)).toEqual([
      ['jump', 1],
      ['jump', 3],
    ])
    expect(faults(2, 3)).toEqual([['no-first', null]])
    expect(faults()).toEqual([['no-first', null]])
    expect(faults(1, 2, 1)).toEqual([['second-first', 2]])
  })

  it('are read from the chosen levels, from texts and from entries, in the order of the fields', () => {
    const fields = {
      heading: field.string('Otsikko', 'Heading'),
      headingLevel: field.enum('Taso', 'Level', { options: {} }),
      body: field.richText('Teksti', 'Text'),
      items: field.list('Rivit', 'Rows', {
        of: field.group('Rivi', 'Row', { fields: { text: field.richText('Teksti', 'Text') } }),
      }),
    }
    const values = {
      heading: '*Joulu*',
      headingLevel: 'h2',
      body: '<h3 id="a">Yksi <i>kaksi</i></h3><p>x</p><h4>Kolme</h4>',
      items: [{ text: '<p>x</p>' }, { text: '<h3>Neljä</h3>' }],
    }
    const at = { node: 7, nodeType: 'Text' }
    expect(headingsIn(fields, values, at).map(({ level, words, path }) => [level, words, path.join('.')])).toEqual([
      [2, 'Joulu', 'headingLevel'],
      [3, 'Yksi kaksi', 'body'],
      [4, 'Kolme', 'body'],
      [3, 'Neljä', 'items.1.text'],
    ])
    expect(headingsIn(fields, { ...values, heading: '', body: '', items: [] }, at)).toEqual([])
  })
})
