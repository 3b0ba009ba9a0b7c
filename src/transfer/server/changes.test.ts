import { expect, it } from 'vitest'
import { changesOf } from './changes.ts'
import { field } from './kind.ts'
import { html } from './text-cells.ts'

const fields = [
  field<{ body: string | null }, string | null>(
    'body_fi',
    html(50_000),
    '',
    ({ body }) => body,
    (owner, body) => void (owner.body = body),
  ),
]
const between = (before: string, after: string) =>
  changesOf(fields, { code: 'bars', line: 2 }, { body: before }, { body: after }).map((change) => [
    change.before,
    change.after,
  ])

it('shows the words of a text, and its source where only its markup is another', () => {
  expect(between('<p>One &amp; two</p>', '<p><b>One</b> &amp; three</p>')).toEqual([['One & two', 'One & three']])
  expect(between('<p><a href="/a">One</a></p>', '<p><a href="/b">One</a></p>')).toEqual([
    ['<p><a href="/a">One</a></p>', '<p><a href="/b">One</a></p>'],
  ])
  expect(between('<p>One</p>', '<p><strong>One</strong></p>')).toEqual([['<p>One</p>', '<p><strong>One</strong></p>']])
  expect(between('<p>One</p>', '<p>One</p>')).toEqual([])
})

it('shows a long source from where it begins to differ', () => {
  const long = (href: string): string => `<p>${'word '.repeat(100)}<a href="${href}">One</a></p>`
  const [[before, after] = ['', '']] = between(long('/a'), long('/b')) as [string, string][]
  expect([before, after]).toEqual([expect.stringContaining('href="/a"'), expect.stringContaining('href="/b"')])
  expect(before.length).toBeLessThan(210)
})
