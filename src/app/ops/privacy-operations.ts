import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { sumOf } from '#src/common/money.ts'
import { exportDocument } from '#src/privacy/server/export-document.ts'
import { line } from './line.ts'
import { done, failed, type Operation } from './operation.ts'

const listBytes = 50_000_000
const words = Type.Array(Type.String())
const ErasedLine = Type.Object({
  id: Type.String(),
  erasedAt: Type.String(),
  accountIds: words,
  ownerIds: words,
  orderIds: words,
  emailHashes: words,
})

/**
 * Operations for a person's rights: for people without an account, and after a backup was restored
 * (docs/how-to/answer-a-privacy-request.md). The owner of an address has proved that it is theirs.
 */
export const privacyOperations: readonly Operation[] = [
  line(
    'privacy export <email> --to FOLDER [--language fi|sv|en]',
    'everything kept of the person who has this address, as a page and as JSON; it is written down that it was read',
    async ({ privacy, actor }, given) => {
      const folder = given.text('to')
      const file = await privacy.read(given.email(), actor)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const write = (name: string, text: string) => writeFile(join(folder, name), text, { mode: 0o600 })
      await write('personal-data.json', JSON.stringify(file, null, 2))
      await write('personal-data.html', exportDocument(file, given.language()))
      const rows = sumOf(file.parts.map((part) => part.rows.length))
      return rows === 0 ? 'Nothing is kept of this address' : `${rows} rows of ${file.parts.length} kinds`
    },
  ),
  line(
    'privacy erase <email>',
    'forgets the person who has this address, their account too; waits for orders under way',
    async ({ privacy, actor }, given) => {
      const waits = await privacy.erase(given.email(), actor)
      return waits.length === 0 ? 'Erased' : failed(`Not yet: ${waits.join(', ')} must be finished first`)
    },
  ),
  line(
    'privacy erased',
    'who was erased, a line of JSON each, without anything personal: keep it with the backups',
    async ({ privacy, actor }) => done((await privacy.listErased(actor)).map((row) => JSON.stringify(row)).join('\n')),
    { whileRestored: true },
  ),
  line(
    'privacy reapply [file]',
    'after a backup was put back: forgets again who is on the list, in the file and in the database',
    async ({ privacy, actor }, given) => {
      const text = given.has('file') ? await given.file('file', listBytes) : ''
      const rows = []
      for (const [index, one] of text
        .split('\n')
        .filter((row) => row.trim() !== '')
        .entries()) {
        const row = parseLine(one)
        if (row === null) return failed(`Line ${index + 1} is none of the list. Nothing was erased`)
        rows.push({ ...row, erasedAt: new Date(row.erasedAt) })
      }
      const { erased, waiting } = await privacy.reapply(rows, actor)
      const rest = waiting.length === 0 ? '' : `; ${waiting.length} wait for orders that are under way again, repeat it`
      return `${erased} are forgotten again${rest}`
    },
    { whileRestored: true },
  ),
]

function parseLine(text: string): Type.Static<typeof ErasedLine> | null {
  try {
    const row: unknown = JSON.parse(text)
    if (!Value.Check(ErasedLine, row) || Number.isNaN(Date.parse(row.erasedAt))) return null
    const { id, erasedAt, accountIds, ownerIds, orderIds, emailHashes } = row
    return { id, erasedAt, accountIds, ownerIds, orderIds, emailHashes }
  } catch {
    return null
  }
}
