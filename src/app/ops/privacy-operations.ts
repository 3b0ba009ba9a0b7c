import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { isLanguage } from '#src/common/locale.ts'
import { exportDocument } from '#src/privacy/server/export-document.ts'
import { done, failed, type Operation, readSmall, textOf } from './operation.ts'

const listBytes = 50_000_000
const ErasedLine = Type.Object({
  id: Type.String(),
  erasedAt: Type.String(),
  accountIds: Type.Array(Type.String()),
  ownerIds: Type.Array(Type.String()),
  orderIds: Type.Array(Type.String()),
  emailHashes: Type.Array(Type.String()),
})
const isAddress = (word: string | undefined): word is string => word !== undefined && /^[^\s@]+@[^\s@]+$/.test(word)
const noAddress = failed('An address of e-mail is needed, which its owner has proved to be theirs')

/**
 * Operations for a person's rights: for people without an account, and after a backup was restored
 * (docs/how-to/answer-a-privacy-request.md).
 */
export const privacyOperations: readonly Operation[] = [
  {
    name: ['privacy', 'export'],
    usage: '<e-mail> --to <folder> [--language fi|sv|en]',
    summary: 'everything kept of whoever has this address, as a page and as JSON; it is written down that it was read',
    options: { to: { type: 'string' }, language: { type: 'string' } },
    run: async ({ privacy, actor }, [email], options) => {
      const [folder, language = 'fi'] = [textOf(options['to']), textOf(options['language'])]
      if (!isAddress(email)) return noAddress
      if (folder === undefined || !isLanguage(language))
        return failed('A folder is needed, --to FOLDER, and fi, sv or en')
      const file = await privacy.read(email, actor)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const write = (name: string, text: string) => writeFile(join(folder, name), text, { mode: 0o600 })
      await write('personal-data.json', JSON.stringify(file, null, 2))
      await write('personal-data.html', exportDocument(file, language))
      const rows = file.parts.reduce((sum, part) => sum + part.rows.length, 0)
      return done(rows === 0 ? 'Nothing is kept of this address' : `${rows} rows of ${file.parts.length} kinds`)
    },
  },
  {
    name: ['privacy', 'erase'],
    usage: '<e-mail>',
    summary: 'forgets whoever has this address, their account too; waits for orders under way',
    run: async ({ privacy, actor }, [email]) => {
      if (!isAddress(email)) return noAddress
      const waits = await privacy.erase(email, actor)
      return waits.length === 0 ? done('Erased') : failed(`Not yet: ${waits.join(', ')} must be finished first`)
    },
  },
  {
    name: ['privacy', 'erased'],
    usage: '',
    summary: 'who was erased, a line of JSON each, without anything personal: keep it beside the backups',
    whileRestored: true,
    run: async ({ privacy, actor }) =>
      done((await privacy.listErased(actor)).map((row) => JSON.stringify(row)).join('\n')),
  },
  {
    name: ['privacy', 'reapply'],
    usage: '[file]',
    summary: 'after a backup was put back: forgets again who is on the list, in the file and in the database',
    whileRestored: true,
    run: async ({ privacy, actor }, [name]) => {
      const file = name === undefined ? done('') : await readSmall(name, listBytes)
      if (!('text' in file) || ('ok' in file && file.ok === false)) return failed(file.text)
      const lines = file.text.split('\n').filter((line) => line.trim() !== '')
      const rows = []
      for (const [index, line] of lines.entries()) {
        const row = parseLine(line)
        if (row === null) return failed(`Line ${index + 1} is none of the list. Nothing was erased`)
        rows.push({ ...row, erasedAt: new Date(row.erasedAt) })
      }
      const { erased, waiting } = await privacy.reapply(rows, actor)
      const rest = waiting.length === 0 ? '' : `; ${waiting.length} wait for orders that are under way again, repeat it`
      return done(`${erased} are forgotten again${rest}`)
    },
  },
]

function parseLine(line: string): Type.Static<typeof ErasedLine> | null {
  try {
    const row: unknown = JSON.parse(line)
    if (!Value.Check(ErasedLine, row) || Number.isNaN(Date.parse(row.erasedAt))) return null
    const { id, erasedAt, accountIds, ownerIds, orderIds, emailHashes } = row
    return { id, erasedAt, accountIds, ownerIds, orderIds, emailHashes }
  } catch {
    return null
  }
}
