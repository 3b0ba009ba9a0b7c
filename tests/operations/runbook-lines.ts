import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDirectory } from '../support/places.ts'

/**
 * The lines that an operator types to restore to a minute, in the order of docs/production/backup.md; `places` are what stands in
 * the place of the page's examples.
 */
export function runbookLines(places: Readonly<Record<string, string>>): string[] {
  const page = readFileSync(join(projectDirectory, 'docs/production/backup.md'), 'utf8')
  const section = page.split(/^## /m).find((one) => one.startsWith('Restore to a minute')) ?? ''
  return [...section.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) =>
      Object.entries(places).reduce((text, [example, real]) => text.replaceAll(example, real), line.trim()),
    )
    .filter((line) => line !== '')
}
