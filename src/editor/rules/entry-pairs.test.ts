import { describe, expect, it } from 'vitest'
import { field, type Fields } from '#src/content/contract/fields.ts'
import { entryPairs } from './entry-pairs.ts'

const group = (fields: Fields) => field.group('Rivi', 'Row', { required: true, fields })
const slide = group({
  title: field.string('Otsikko', 'Title'),
  image: field.media('Kuva', 'Picture'),
  cta: field.link('Linkki', 'Link'),
})
const show = (title: string, media: number | null, url = '') => ({
  title,
  image: media === null ? null : { media },
  cta: url === '' ? null : { label: title, url },
})

describe('entries of two languages correspond', () => {
  it('by their own names for machines, and those of other names never', () => {
    const popup = group({
      id: field.string('Tunnus', 'Id', { required: true }),
      heading: field.string('Otsikko', 'Heading'),
    })
    const source = [{ id: 'joulu' }, { id: 'uutuus' }, { id: 'kesa' }]
    expect(entryPairs(popup, source, [{ id: 'kesa' }, { id: 'joulu' }])).toEqual([2, 0])
    expect(entryPairs(popup, source, [{ id: 'oma' }])).toEqual([null])
    // What has no name yet goes by turn.
    expect(entryPairs(popup, source, [{ id: 'uutuus' }, { id: '' }])).toEqual([1, 0])
    const question = group({ name: field.string('Tunnus', 'Name', { required: true, pattern: '^[a-z]+$' }) })
    expect(entryPairs(question, [{ name: 'a' }, { name: 'b' }], [{ name: 'b' }])).toEqual([1])
  })

  it('by what they show or lead to, where it is theirs alone', () => {
    const source = [show('yksi', 1), show('kaksi', 2), show('kolme', null, 'content:7')]
    expect(entryPairs(slide, source, [show('tre', null, 'content:7'), show('ett', 1)])).toEqual([2, 0])
    // One has another picture, and is the only one left.
    expect(entryPairs(slide, source, [show('två', 2), show('ny', 9), show('tre', null, 'content:7')])).toEqual([
      1, 0, 2,
    ])
    expect(entryPairs(slide, [show('a', 1), show('b', 1)], [show('c', 1), show('d', 1)])).toEqual([0, 1])
    const product = field.productRef('Tuote', 'Product', { required: true })
    expect(entryPairs(product, ['KV1', 'KV2', 'KV3'], ['KV3', 'KV1'])).toEqual([2, 0])
  })

  it('by turn where nothing else tells, as an address of the site does not', () => {
    expect(entryPairs(field.string('Rivi', 'Row'), ['yksi', 'kaksi'], ['ett', 'två', 'tre'])).toEqual([0, 1, null])
    const target = [show('två', null, '/sv/b'), show('ett', null, '/b')]
    expect(entryPairs(slide, [show('yksi', null, '/a'), show('kaksi', null, '/b')], target)).toEqual([0, 1])
  })
})
