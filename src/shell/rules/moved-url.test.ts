import { expect, it } from 'vitest'
import { movedUrl, queryOf } from './moved-url.ts'

it.each([
  ['/uusi', '', '/uusi'],
  ['/uusi', '?utm_source=posti&code=AB-1', '/uusi?utm_source=posti&code=AB-1'],
  ['/uusi', '?filter.diets=a&filter.diets=b', '/uusi?filter.diets=a&filter.diets=b'],
  ['/uusi?lahde=posti', '?utm_source=x', '/uusi?lahde=posti&utm_source=x'],
  ['/uusi?lahde=posti', '?lahde=toinen&page=2', '/uusi?lahde=posti&page=2'],
  ['/uusi#osa', '?page=2', '/uusi?page=2#osa'],
  ['/uusi', '?key=a&token=b', '/uusi?key=a&token=b'],
  ['/sisältö', '', '/sis%C3%A4lt%C3%B6'],
  ['/uusi', '?q=sy%C3%B6m%C3%A4&x=%0d%0aset-cookie:a', '/uusi?q=sy%C3%B6m%C3%A4&x=%0d%0aset-cookie:a'],
  ['/uusi', 'q=sy\u00f6&x=\r\na: b&y=\ud800', '/uusi?q=sy%C3%B6&x=%0D%0Aa:%20b&y=%EF%BF%BD'],
  ['/uusi', '&&=&%E0%A4=1', '/uusi?=&%E0%A4=1'],
  ['https://talo.example/', '', 'https://talo.example/'],
  ['https://talo.example/a?b=1', '?utm_source=x&b=2', 'https://talo.example/a?b=1&utm_source=x'],
  ['https://talo.example/', '?key=a&%74oken=b&redirectResult=c&page=2', 'https://talo.example/?page=2'],
])('%s for a visitor with “%s” is %s', (target, query, url) => expect(movedUrl(target, query)).toBe(url))

it.each([
  ['/uusi', ''],
  ['/uusi?a=1#b', '?a=1'],
  ['/uusi#b?a=1', ''],
  ['https://talo.example/?a=1?b', '?a=1?b'],
])('the query of %s is “%s”', (url, query) => expect(queryOf(url)).toBe(query))
