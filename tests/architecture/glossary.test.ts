import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/* One word for one thing: what `docs/glossary.md` says has left stays away, and names say a limit as the field does. */

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')

const left = read('docs/glossary.md')
  .split('## Words that left')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Left|-)/.test(line))
  .flatMap((line) => (line.split('|')[1] ?? '').split(',').map((word) => word.trim()))

/** Words that left, and names such as `mostRows`, which are `maxRows` now; "most of" and what most people do are English. */
function wordsLeftIn(code: string): string[] {
  const word = new RegExp(String.raw`\b(?:${(left ?? []).join('|')}|most[A-Z](?!f\b)\w*)\b`, 'g')
  return code.match(word) ?? []
}

describe('the words of the code', () => {
  it('are known to have left', () => {
    expect(left?.length).toBeGreaterThan(20)
    expect(wordsLeftIn('const wish = takeUp(mostRows) // reckoned')).toEqual(['wish', 'takeUp', 'mostRows', 'reckoned'])
    expect(wordsLeftIn('const mostOf = wishful')).toEqual([])
  })

  it('are the field’s, in code and comments', () => {
    const found = globSync('src/**/*.{ts,tsx,css}', { cwd: root }).flatMap((file) =>
      wordsLeftIn(read(file)).map((word) => `${file}: ${word}`),
    )
    expect(found).toEqual([])
  })
})
