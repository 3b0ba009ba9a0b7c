import { expect, test } from 'vitest'
import { field } from '#src/content/contract/fields.ts'
import { ownAddresses, withPageNames } from './own-addresses.ts'

const text = { body: field.richText('Teksti', 'Text'), cta: field.link('Linkki', 'Link') }
const fields = {
  target: field.url('Kohde', 'Target'),
  rows: field.list('Rivit', 'Rows', { of: field.url('Kohde', 'Target') }),
  main: field.area('Pääsisältö', 'Main'),
}
const fieldsOfType = (type: string) => (type === 'Text' ? text : undefined)
const block = (body: string, url: string) => ({
  id: 3,
  type: 'Text',
  from: 'x',
  fields: { body, cta: { label: 'L', url } },
})
const stored = {
  target: '/lahjat',
  rows: ['/lahjat#rasiat', '/lahjat?x=1', '/media/a.pdf', '//elsewhere.fi/a', 'content:4', ''],
  main: [
    block('<p><a href="/toimitus">T</a> <a href="https://a.fi">A</a> <a href="content:4">C</a></p>', '/en/gifts'),
    { id: 4, type: 'Gone', fields: { url: '/lahjat' } },
    { ref: 9 },
  ],
}

test('addresses of the site’s pages become names wherever they stand, and all else stays', () => {
  expect(ownAddresses(fields, stored, fieldsOfType)).toEqual(['/lahjat', '/lahjat#rasiat', '/toimitus', '/en/gifts'])
  const [, gone, shared] = stored.main
  expect(withPageNames(fields, stored, fieldsOfType, (address) => `named:${address.slice(1)}`)).toEqual({
    target: 'named:lahjat',
    rows: ['named:lahjat#rasiat', ...stored.rows.slice(1)],
    main: [
      block(
        '<p><a href="named:toimitus">T</a> <a href="https://a.fi">A</a> <a href="content:4">C</a></p>',
        'named:en/gifts',
      ),
      gone,
      shared,
    ],
  })
})
