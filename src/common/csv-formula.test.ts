import { describe, expect, it } from 'vitest'
import { guardWords } from './csv-formula.ts'

describe('words of strangers in a table', () => {
  it.each([
    ['=A1', "'=A1"],
    ['Hei;=A1', "Hei;'=A1"],
    ['Hei,@SUM(A1)', "Hei,'@SUM(A1)"],
    ['Hei;-2+3+cmd|x!A0', "Hei;'-2+3+cmd|x!A0"],
    ['Hei\n=A1\n+A1', "Hei\n'=A1\n'+A1"],
    ['Hei;"=A1', `Hei;"'=A1`],
    ['Hei;＝A1', "Hei;'＝A1"],
  ])('%j is no formula, whichever sign a spreadsheet divides columns by', (text, guarded) => {
    expect(guardWords(text)).toBe(guarded)
  })

  it.each(['Kiitos ;-)', 'hinta 25,- kappale', 'Kysymys: a=b, c=d?', '- yksi\n- kaksi'])('%j stays', (text) => {
    expect(guardWords(text).replace(/^'/, '')).toBe(text)
  })
})
