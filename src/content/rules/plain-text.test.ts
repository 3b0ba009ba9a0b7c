import { describe, expect, it } from 'vitest'
import { field, leavesOf } from '../contract/fields.ts'
import { plainHeading, wordsOf } from './plain-text.ts'

describe('what a search reads', () => {
  it.each([
    ['Kuka *paahtaa* suklaa\u00ADlevyt', 'Kuka paahtaa suklaalevyt'],
    ['  kaksi\n riviä ', 'kaksi riviä'],
    ['', ''],
  ])('of the heading %j', (heading, words) => {
    expect(plainHeading(heading)).toBe(words)
  })

  it('of fields: texts and HTML at any depth, without addresses, dates, colours, codes and unknown fields', () => {
    const fields = {
      heading: field.string('', ''),
      body: field.richText('', ''),
      colour: field.colour('', '', { roles: ['sand', 'rose'] }),
      image: field.media('', ''),
      links: field.list('', '', { of: field.link('', '') }),
      card: field.group('', '', { fields: { text: field.text('', '') } }),
      publishedDate: field.dateTime('', ''),
      columns: field.number('', ''),
      code: field.productRef('', ''),
    }
    const value = {
      heading: 'Tarina',
      body: '<p>*Runko*</p>',
      colour: 'sand',
      image: { media: 4, altText: 'Papuja' },
      links: [{ label: 'Ehdot', url: 'content:terms' }],
      card: { text: 'Kortti' },
      publishedDate: '2026-01-05T10:00:00.000Z',
      columns: 2,
      code: 'KV1005',
      stray: 'vieras',
    }
    expect(leavesOf(fields, value).flatMap(([leaf, one]) => wordsOf(leaf, one))).toEqual([
      'Tarina',
      'Runko',
      'Papuja',
      'Ehdot',
      'Kortti',
    ])
  })
})
