import { expect, it } from 'vitest'
import { growthOf, proportional } from '../../../tests/support/growth.ts'
import { faultOfDocument } from './file-kinds.ts'

/* Documents also come from wherever a feed says, up to 20 MB each, and are looked at where visitors are served. */

const document = (inside: string) => Buffer.from(`%PDF-1.4\n${inside}\n%%EOF\n`, 'latin1')

it('a document is looked through in one pass, whatever it repeats', () => {
  const look = (times: number) => expect(faultOfDocument(document('/OpenAction<<'.repeat(times)))).toBeNull()
  expect(growthOf(look, 50_000)).toBeLessThan(proportional)
})

it.each([
  ['at its opening', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
  ['by a name only', '/OpenAction<</S/JavaScript>>'],
  ['as a programme', '/A<</S/Launch/F(x.exe)>>'],
])('a document that runs something %s is refused', (_where, inside) => {
  expect(faultOfDocument(document(inside))).toBe('media-library/document-active')
})
