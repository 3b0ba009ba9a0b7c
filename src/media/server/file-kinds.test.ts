import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { growthOf, proportional } from '../../../tests/support/growth.ts'
import { faultOfDocument } from './file-kinds.ts'

/* Documents also come from wherever a feed says, up to 20 MB each, and are looked at where visitors are served. */

const document = (inside: string) => Buffer.from(`%PDF-1.4\n${inside}\n%%EOF\n`, 'latin1')

const packed = (stream: Buffer): string =>
  `5 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\r\n${stream.toString('latin1')}\r\nendstream endobj `

/** A stream that has an end of its own, and no `endstream` before that of the next. */
const decoy = `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\r\n${deflateSync('<</A/B>>').toString('latin1')}\r\n`

it('a document is looked through in one pass, whatever it repeats', () => {
  const look = (times: number) => expect(faultOfDocument(document('/OpenAction<<'.repeat(times)))).toBeNull()
  // Both sizes are above a megabyte, from which on texts are kept outside the heap, at another cost.
  expect(growthOf(look, 100_000)).toBeLessThan(proportional)
})

it.each([
  ['at its opening', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
  ['by a name only', '/OpenAction<</S/JavaScript>>'],
  ['as a programme', '/A<</S/Launch/F(x.exe)>>'],
  ['by letters as numbers', '/A<</S/#4aavaScript/J#53(app.alert(1))>>'],
  ['in an object stream', packed(deflateSync('<</S/JavaScript/JS(app.alert(1))>>'))],
  ['in an object stream by numbers', packed(deflateSync('<</S/JavaScript>>')).replace('ObjStm', 'Obj#53tm')],
  ['behind one that ends within a decoy', decoy + packed(deflateSync('<</S/JavaScript/JS(app.alert(1))>>'))],
  ['in an object stream by another name', packed(deflateSync('<</S/JavaScript>>')).replace('/Type/ObjStm', '')],
  [
    'in an object stream that says its size by numbers',
    packed(deflateSync('<</JS()>>')).replace('/N 1', '/#4e 1').replace('/Type/ObjStm', ''),
  ],
  [
    'behind the word in a string',
    packed(deflateSync('<</JS()>>')).replace('/Type/ObjStm', '').replace('/Filter', '/A(stream)/Filter'),
  ],
  ['in the second of two', packed(deflateSync('<</A/B>>')) + packed(deflateSync('<</S/J#61vaScript>>'))],
])('a document that runs something %s is refused', (_where, inside) => {
  expect(faultOfDocument(document(inside))).toBe('media-library/document-active')
})

it.each([
  ['of another packing', packed(Buffer.from('80 word words'))],
  ['that unfolds to more than any has', packed(deflateSync(Buffer.alloc(30_000_000)))],
  ['without an end', '<</Type/ObjStm>>stream'],
  [
    'of another packing, under no name',
    packed(Buffer.from('2f4a53')).replace('/Type/ObjStm', '').replace('Flate', 'ASCIIHex'),
  ],
  [
    'that are changed after they are unfolded',
    packed(deflateSync('<<>>')).replace('/N', '/DecodeParms<</Predictor 12>>/N'),
  ],
  ['in more streams than any has', packed(deflateSync('')).repeat(6_000)],
])('a document with objects %s is refused, since it was not looked into', (_what, inside) => {
  expect(faultOfDocument(document(inside))).toBe('media-library/document-broken')
})

it('a document whose photograph follows an outline and a field is taken', () => {
  const plain = '1 0 obj<</First 2 0 R>>endobj 2 0 obj<</AP<</N 3 0 R>>>>endobj '
  const text = `4 0 obj<</Filter/FlateDecode>>stream\n${deflateSync('q Q').toString('latin1')}\nendstream endobj `
  const photograph = '5 0 obj<</Filter/DCTDecode>>stream\n\u00ff\u00d8\u00ff\nendstream endobj '
  expect(faultOfDocument(document(text + plain + photograph))).toBeNull()
})

it('a document of today, with its objects packed, is taken', () => {
  const objects = packed(deflateSync('<</Type/Pages/Count 1/Kids[3 0 R]>>'.repeat(100)))
  expect(faultOfDocument(document(objects.repeat(20)))).toBeNull()
})
