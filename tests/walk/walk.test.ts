import { describe, expect, it } from 'vitest'
import { type Answer, normaliseBody, normaliseHeaders, normaliseText } from './answer.ts'
import { compare, printDifferences } from './compare.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const answer = (name: string, ...body: string[]): Answer => ({ name, status: 200, headers: [], body })

describe('an answer of the walk', () => {
  it('loses the ids, times, secrets and hashes of its run, and keeps its words', () => {
    const text =
      'KV26-7F3K-9QTX 7c9d1c5e-0b7a-4f0e-9a55-0d2a0f7f2b11 2026-11-29T05:53:47.123Z 29.11.2026 ' +
      'http://localhost:4123/kassa /dist/assets/style-Dk8azG_b.css c5GTzS_HLR2MKgbODYnTxw suklaavalimoiden-joulumyyjaiset'
    expect(normaliseText(text)).toBe(
      '<number> <uuid> <time> <date> http://localhost/kassa /dist/assets/style-<hash>.css <secret> suklaavalimoiden-joulumyyjaiset',
    )
  })

  it('keeps headers in order of name, and of a cookie the name and attributes', () => {
    const headers = new Headers([
      ['vary', 'cookie'],
      ['date', 'Sun, 29 Nov 2026 05:53:47 GMT'],
      ['set-cookie', 'session=abc; HttpOnly'],
      ['cache-control', 'no-store'],
    ])
    expect(normaliseHeaders(headers)).toEqual([
      'cache-control: no-store',
      'set-cookie: session=<value>; HttpOnly',
      'vary: cookie',
    ])
  })

  it('has a line for each element and each member', () => {
    expect(normaliseBody('text/html', bytes('<p>a</p><p>b</p>'))).toEqual(['<p>a</p>', '<p>b</p>'])
    expect(normaliseBody('application/json', bytes('{"a":1,"b":2}'))).toEqual(['{', ' "a": 1,', ' "b": 2', '}'])
    expect(normaliseBody('image/jpeg', bytes('x'))).toEqual(['<image/jpeg>'])
  })
})

describe('the comparison of two walks', () => {
  const before = [answer('one', 'a', 'b', 'c'), answer('two', 'a', 'b', 'c')]

  it('finds nothing where nothing differs', () => {
    expect(compare(before, structuredClone(before))).toEqual([])
  })

  it('finds a changed text once, with every answer that has it', () => {
    const after = [answer('one', 'a', 'B', 'c'), answer('two', 'a', 'B', 'c', 'd')]
    const found = compare(before, after)
    expect(found).toEqual([
      { lines: ['- b', '+ B'], names: ['one', 'two'] },
      { lines: ['+ d'], names: ['two'] },
    ])
    expect(printDifferences(found)).toBe('one, two\n  - b\n  + B\n\ntwo\n  + d')
  })

  it('finds a changed status, and what is asked no more or anew', () => {
    const after = [{ ...answer('one', 'a', 'b', 'c'), status: 500 }, answer('three')]
    expect(compare(before, after)).toEqual([
      { lines: ['- (is asked no more)'], names: ['two'] },
      { lines: ['- status 200', '+ status 500'], names: ['one'] },
      { lines: ['+ (was not asked)'], names: ['three'] },
    ])
  })
})
