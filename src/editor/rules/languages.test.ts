import { describe, expect, it } from 'vitest'
import { field, type Fields } from '#src/content/contract/fields.ts'
import type { Stored } from '../contract/common.ts'
import { align, blockPairs, fieldPairs, fillFrom, lackOf } from './languages.ts'
import type { Entry } from './tree.ts'

const blocks: Record<string, Fields> = {
  Text: {
    heading: field.string('Otsikko', 'Heading'),
    body: field.richText('Teksti', 'Text'),
    wide: field.boolean('Leveä', 'Wide'),
    cta: field.link('Linkki', 'Link'),
    items: field.list('Rivit', 'Rows', {
      of: field.group('Rivi', 'Row', { required: true, fields: { title: field.string('Otsikko', 'Title') } }),
    }),
  },
  Box: { title: field.string('Otsikko', 'Title'), blocks: field.area('Lohkot', 'Blocks') },
}
const types = {
  fields: { metaTitle: field.string('Nimi', 'Title'), main: field.area('Pääsisältö', 'Main') },
  fieldsOfType: (type: string) => blocks[type],
}
const blank: Stored = { metaTitle: '', main: [] }
const text = (id: number, heading: string, more: Stored = {}): Entry => ({
  id,
  type: 'Text',
  fields: { heading, body: '', wide: false, cta: null, items: [], ...more },
})
const box = (id: number, title: string, ...inner: Entry[]): Entry => ({
  id,
  type: 'Box',
  fields: { title, blocks: inner },
})
const stored = (...main: Entry[]): Stored => ({ metaTitle: 'Joulu', main })
const headings = (of: Stored): unknown[] =>
  (of['main'] as Entry[]).map(({ id, fields }) => [id, fields?.['heading'] ?? fields?.['title']])
const content = (fields: Stored, name = 'Joulu', slug = 'joulu') => ({ name, slug, fields })

describe('the blocks of two languages', () => {
  it('correspond by id, wherever they stand', () => {
    const source = stored(text(1, 'yksi'), text(2, 'kaksi'), text(3, 'kolme'))
    const target = stored(text(3, 'tre'), text(1, 'ett'), text(2, 'två'))
    const { fields: own, renamed } = align(source, target, types)
    expect([own, renamed.size]).toEqual([source, 0])
    const pairs = blockPairs(own, target, types)
    expect(pairs.map(({ id, isMoved }) => [id, isMoved])).toEqual([
      [3, true],
      [1, false],
      [2, false],
    ])
  })

  it('correspond by type and turn where no id does, between the blocks that both have', () => {
    const source = stored(text(1, 'yksi'), box(2, 'laatikko', text(3, 'kolme')), text(4, 'neljä'), text(5, 'viisi'))
    const target = stored(text(7, 'ett'), box(8, 'låda', text(9, 'tre')), text(4, 'fyra'), box(6, 'egen'))
    const { fields: own, renamed } = align(source, target, types)
    expect([...renamed]).toEqual([
      [1, 7],
      [2, 8],
      [3, 9],
    ])
    expect(headings(own)).toEqual([
      [7, 'yksi'],
      [8, 'laatikko'],
      [4, 'neljä'],
      [5, 'viisi'],
    ])
  })

  it('that only one of them has stand where they would stand', () => {
    const source = stored(text(1, 'yksi'), text(2, 'kaksi'), box(3, 'laatikko', text(4, 'neljä')))
    const target = stored(text(1, 'ett'), box(3, 'låda'), box(9, 'egen'))
    const pairs = blockPairs(align(source, target, types).fields, target, types)
    expect(pairs.map(({ id, source: from, target: to }) => [id, from !== null, to !== null])).toEqual([
      [1, true, true],
      [2, true, false],
      [3, true, true],
      [4, true, false],
      [9, false, true],
    ])
    expect(lackOf(source, target, types)).toEqual({ fields: 0, blocks: 2 })
    expect(lackOf(target, source, types)).toEqual({ fields: 0, blocks: 1 })
  })
})

describe('the fields of two languages', () => {
  const pairs = (source: Stored, target: Stored) =>
    fieldPairs(blocks['Text'] ?? {}, text(1, '', source).fields ?? {}, text(1, '', target).fields ?? {}).map(
      ({ path, state }) => [path.join('.'), state],
    )

  it('are the spoken ones, and those without words are found', () => {
    expect(pairs({ heading: 'Otsikko', wide: true }, {})).toEqual([
      ['heading', 'missing'],
      ['body', 'written'],
      ['cta', 'written'],
    ])
    expect(pairs({ body: '<p>Teksti</p>' }, { body: '<p>&nbsp;</p>' })).toContainEqual(['body', 'missing'])
  })

  it('with the same words are found, but not codes and figures', () => {
    expect(pairs({ heading: 'Suklaata' }, { heading: 'Suklaata' })).toContainEqual(['heading', 'same'])
    expect(pairs({ heading: '72 %' }, { heading: '72 %' })).toContainEqual(['heading', 'written'])
  })

  it('lack a part of a link, or the end of a list, which comes before its entries', () => {
    const link = { label: 'Lue', url: 'content:1' }
    expect(pairs({ cta: link }, { cta: { label: 'Läs', url: '' } })).toContainEqual(['cta', 'missing'])
    expect(pairs({ cta: link }, { cta: { label: 'Läs', url: 'content:1' } })).toContainEqual(['cta', 'written'])
    const source = { items: [{ title: 'yksi' }, { title: 'kaksi' }] }
    expect(pairs(source, { items: [{ title: '' }] }).slice(3)).toEqual([
      ['items', 'missing'],
      ['items.0.title', 'missing'],
    ])
  })
})

describe('copying from a language', () => {
  it('leaves out a name that a machine reads, unless it is missing', () => {
    const named: Fields = { code: field.string('Tunnus', 'Name', { pattern: '^[a-z]*$' }) }
    expect(fieldPairs(named, { code: 'nimi' }, { code: 'nimi' })).toEqual([])
    expect(fieldPairs(named, { code: 'nimi' }, { code: '' })).toMatchObject([{ state: 'missing', filled: 'nimi' }])
  })

  it('fills what is empty, adds the blocks that are missing, and keeps every word that exists', () => {
    const source = stored(
      text(1, 'yksi', { body: '<p>Teksti</p>', items: [{ title: 'a' }, { title: 'b' }] }),
      text(2, 'kaksi'),
      box(3, 'laatikko', text(4, 'neljä')),
    )
    const target = { metaTitle: 'Jul', main: [text(1, 'ett', { items: [{ title: '' }] }), box(3, '')] }
    const filled = fillFrom(content(source), content(target, 'Jul', ''), types, blank)
    expect(filled).toMatchObject({ fields: 4, blocks: 2 })
    expect(filled.content).toMatchObject({ name: 'Jul', slug: 'joulu' })
    expect(filled.content.fields).toEqual({
      metaTitle: 'Jul',
      main: [
        text(1, 'ett', { body: '<p>Teksti</p>', items: [{ title: 'a' }, { title: 'b' }] }),
        text(2, 'kaksi'),
        box(3, 'laatikko', text(4, 'neljä')),
      ],
    })
    expect(fillFrom(content(source), filled.content, types, blank)).toEqual({
      content: filled.content,
      fields: 0,
      blocks: 0,
    })
  })

  it('takes a language that was never written as it is, with its choices', () => {
    const source = stored(text(1, 'yksi', { wide: true }))
    const filled = fillFrom(content(source), content(blank, '', ''), types, blank)
    expect(filled).toEqual({ content: content(source), fields: 2, blocks: 1 })
  })

  it('pairs the entries of a list by their own names, and adds what is missing at the end', () => {
    const named: Fields = {
      popups: field.list('Nostot', 'Popups', {
        of: field.group('Nosto', 'Popup', {
          required: true,
          fields: { id: field.string('Tunnus', 'Id', { required: true }), heading: field.string('Otsikko', 'Heading') },
        }),
      }),
    }
    const source = {
      popups: [
        { id: 'joulu', heading: 'Joulu' },
        { id: 'kesa', heading: 'Kesä' },
      ],
    }
    const target = { popups: [{ id: 'kesa', heading: '' }] }
    expect(
      fieldPairs(named, source, target).map(({ path, sourcePath, state, filled }) => [
        path.join('.'),
        sourcePath.join('.'),
        state,
        filled,
      ]),
    ).toEqual([
      ['popups', 'popups', 'missing', [...target.popups, source.popups[0]]],
      ['popups.0.id', 'popups.1.id', 'same', 'kesa'],
      ['popups.0.heading', 'popups.1.heading', 'missing', 'Kesä'],
    ])
    const own = { ...types, fields: named }
    expect(fillFrom(content(source), content(target), own, {}).content.fields).toEqual({
      popups: [source.popups[1], source.popups[0]],
    })
  })

  it('leaves alone what the target has and the source has not', () => {
    const target = stored(text(1, 'ett'), text(9, 'egen'))
    const source = stored(text(1, 'yksi'))
    expect(fillFrom(content(source), content(target), types, blank).content.fields).toEqual(target)
  })
})
