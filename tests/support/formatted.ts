import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { projectDirectory } from './places.ts'

/** The text as `npm run format` would leave it in a file of this name. Rejects when it can't be read as that kind of file. */
export async function formatted(fileName: string, text: string): Promise<string> {
  const config = JSON.parse(await readFile(join(projectDirectory, '.oxfmtrc.json'), 'utf8')) as FormatConfig // our own
  const { code, errors } = await format(fileName, text, config)
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({ message }) => message).join('; ')}`)
  return code
}
