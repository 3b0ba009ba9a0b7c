import { describe, expect, it } from 'vitest'
import { blockedWord, findBlocked } from './blocked-words.ts'
import { drawSide } from '#src/engraving/rules/drawing.ts'
import { mayMoveTo, productionStateOf, type TabletJob } from './production.ts'
import { productionCsv, sheetSvg } from './production-sheet.ts'

const job: TabletJob = {
  orderNumber: 'KV26-7F3K-9QTX',
  line: 2,
  shipmentNumber: 2,
  state: 'to-engrave',
  code: 'KV8000-TUMM',
  name: 'Kaiverrettu suklaalevy, tumma 70 %',
  quantity: 3,
  frontText: 'Onnea, Eeva',
  cut: '#cbb08f',
  backText: 'Kolmekymmentä vuotta\nja yhä sama nauru.',
  signature: 'Mikko',
  recipient: 'Eeva "Eki" Koski',
  address: 'Kirkkokatu 4, A 7',
  postalCode: '90100',
  city: 'Oulu',
  country: 'FIN',
  phone: '+358504431290',
  deliverBy: '2026-11-27',
}

describe('a blocked word', () => {
  it.each([
    ['  Perkele ', 'perkele'],
    ['PERKELE*', 'perkele*'],
    ['mene  pois', 'mene pois'],
    ['', null],
    ['*', null],
    ['a*b', null],
    ['x'.repeat(61), null],
  ])('%j is kept as %j', (entry, kept) => {
    expect(blockedWord(entry)).toBe(kept)
  })

  it.each([
    ['Voi perkele!', ['perkele'], ['perkele']],
    ['PERKELE', ['perkele'], ['perkele']],
    ['perkeleen levy', ['perkele'], []],
    ['perkeleen levy', ['perkele*'], ['perkele*']],
    ['superkele', ['perkele*'], []],
    ['mene\npois täältä', ['mene pois'], ['mene pois']],
    ['mene kotiin', ['mene pois'], []],
    ['Onnea, Eeva', ['onnea, äiti'], []],
    ['pe\u0301rkele', ['pérkele'], ['pérkele']],
    ['', ['perkele'], []],
  ])('%j with %j holds %j', (text, entries, found) => {
    expect(findBlocked([text], entries)).toEqual(found)
  })

  it('is looked for in each text by itself', () => {
    expect(findBlocked(['mene', 'pois'], ['mene pois'])).toEqual([])
  })
})

describe('the engraving line', () => {
  it('engraves first and packs then', () => {
    expect(mayMoveTo('to-engrave', 'engraved')).toBe(true)
    expect(mayMoveTo('engraved', 'packed')).toBe(true)
    for (const [from, to] of [
      ['to-engrave', 'packed'],
      ['packed', 'engraved'],
      ['engraved', 'engraved'],
      ['engraved', 'to-engrave'],
      [null, 'to-engrave'],
      [null, 'engraved'],
    ] as const)
      expect(mayMoveTo(from, to), `${from} → ${to}`).toBe(false)
    expect(
      ['AwaitingProduction', 'Released', 'Packed', 'Shipped'].map((status) => productionStateOf(status as never)),
    ).toEqual(['to-engrave', 'engraved', 'packed', null])
  })

  it('has a sheet with the very paths the shopper saw, true to size and without a recipient', () => {
    const sheet = sheetSvg(job)
    expect(sheet).toContain(`<path class="front" d="${drawSide('front', job.frontText)}"/>`)
    expect(sheet).toContain(`<path class="back" d="${drawSide('back', job.backText, job.signature)}"/>`)
    expect(sheet).toMatch(/width="200mm" height="2\d\d(\.\d+)?mm"/)
    expect(sheet).not.toMatch(/<(text|image|use|style|script)|href|Eeva|Kirkko/)
    expect(drawSide('front', 'KV26')).not.toBe('')
  })

  it('has a table that spreadsheets read as text', () => {
    const hostile = { ...job, frontText: '=1+1', backText: '@x\n"y"', recipient: '-a,b', signature: '+1' }
    const [head, row, rest] = productionCsv([hostile]).split('\r\n')
    expect(head).toBe(
      'order,line,state,code,name,quantity,front,back,signature,recipient,address,postalCode,city,country,phone,deliverBy',
    )
    expect(row).toBe(
      `KV26-7F3K-9QTX,2,to-engrave,KV8000-TUMM,"Kaiverrettu suklaalevy, tumma 70 %",3,'=1+1,"'@x\n""y""",'+1,"'-a,b","Kirkkokatu 4, A 7",90100,Oulu,FIN,'+358504431290,2026-11-27`,
    )
    expect(rest).toBe('')
  })
})
