import { describe, expect, it } from 'vitest'
import { field } from '#src/content/contract/fields.ts'
import { align, blockPairs } from './languages.ts'
import { olderWords } from './older-words.ts'

const text = { heading: field.string('Otsikko', 'Heading'), size: field.number('Koko', 'Size') }
const types = {
  fields: { title: field.string('Nimi', 'Title'), area: field.area('Alue', 'Area') },
  fieldsOfType: (type: string) => (type === 'Text' ? text : undefined),
}
const block = (id: number, heading: string) => ({ id, type: 'Text', fields: { heading, size: 1 } })
const source = { title: 'Joulu', area: [block(1, 'Yksi'), block(2, 'Kaksi'), block(3, 'Kolme')] }
// The second block was built by hand, and the third is not translated.
const target = { title: 'Jul', area: [block(1, 'Ett'), block(20, 'Två'), block(3, '')] }

function older(
  times: { own: Record<string, number>; source: Record<string, number> },
  isTranslation = true,
  names = { source: 'Joulu', target: '' },
) {
  const { fields, renamed } = align(source, target, types)
  const both = {
    source: fields,
    target,
    names,
    blocks: blockPairs(fields, target, types),
    idInSource: (id: number) => [...renamed].find(([, is]) => is === id)?.[0] ?? id,
  }
  return olderWords(both, types, { isTranslation, ...times }).map(({ node, path, changedAt, word }) => [
    node,
    path.join('.'),
    changedAt,
    word,
  ])
}

describe('words of a translation', () => {
  it('are older where the source was written later, also in a block with another id', () => {
    const times = { own: { '*': 5 }, source: { '*': 3, ' title': 6, '2 heading': 7 } }
    expect(older(times)).toEqual([
      [null, 'title', 6, ' title'],
      [20, 'heading', 7, '20 heading'],
    ])
  })

  it('are not older once they were written or checked after the source, nor where they are missing or not spoken', () => {
    const times = {
      own: { '*': 5, ' title': 6, '20': 8 },
      source: { ' title': 6, '2 heading': 7, '3': 9, '1 size': 9 },
    }
    expect(older(times)).toEqual([])
  })

  it('are older than any change of the source where no time was kept of them', () => {
    expect(older({ own: {}, source: { '1 heading': 4 } })).toEqual([[1, 'heading', 4, '1 heading']])
  })

  it('are those of the page’s name too, once it has one', () => {
    const times = { own: { '*': 5 }, source: { '*': 3, ' .name': 6 } }
    expect(older(times, true, { source: 'Joulu', target: 'Jul' })).toEqual([[null, '.name', 6, ' .name']])
    expect(older(times)).toEqual([])
  })

  it('are found by the entry of the source that a row goes with, wherever it stands', () => {
    const rows = {
      products: field.list('Tuotteet', 'Products', {
        of: field.group('Tuote', 'Product', {
          required: true,
          fields: { code: field.productRef('Tuote', 'Product'), line: field.string('Rivi', 'Line') },
        }),
      }),
    }
    const [one, two] = [
      { code: 'KV1', line: 'Yksi' },
      { code: 'KV2', line: 'Kaksi' },
    ]
    const both = {
      source: { products: [one, two] },
      target: { products: [{ ...two, line: 'Två' }] },
      names: { source: '', target: '' },
      blocks: [],
      idInSource: (id: number) => id,
    }
    const find = (source: Record<string, number>) =>
      olderWords(both, { ...types, fields: rows }, { isTranslation: true, own: { '*': 5 }, source })
    expect(find({ ' products.0.line': 9 })).toEqual([])
    expect(find({ ' products.1.line': 9 })).toMatchObject([{ path: ['products', 0, 'line'], changedAt: 9 }])
  })

  it('are never older than what follows them', () => {
    expect(older({ own: {}, source: { '*': 9 } }, false)).toEqual([])
  })
})
