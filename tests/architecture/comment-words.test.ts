import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

/*
 * Comments are whole sentences with a subject. Words that leave the subject open, and documentation that begins in the middle
 * of a sentence, are counted for each folder of `src`. The budget may only fall: a folder that has fewer gets its new number.
 */

const root = resolve(import.meta.dirname, '../..')
const hardWords =
  /\b(nobody|somebody|anybody|whoever|whomever|anew|told|beside|of (?:its|their) own|those (?:of|who)|papers?|vouchers?|askings?|by the books)\b/gi
const fragment = /^(Of|By|As|Who|Whose|With|Without|From|Also|Only|So|To|Those)\b/

const budget: Readonly<Record<string, number>> = {}

/** Hard words and a fragment at the beginning; what stands in quotation marks or backticks does not count. */
function findingsIn({ type, value }: { type: string; value: string }): string[] {
  const words = value
    .replaceAll(/[“"][^”"]*[”"]|`[^`]*`|‘[^’]*’/g, '')
    .replaceAll(/^\s*\*+/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isDocumentation = type === 'Block' && value.startsWith('*')
  return [...(words.match(hardWords) ?? []), ...(isDocumentation ? (fragment.exec(words)?.slice(1) ?? []) : [])]
}

describe('comments in plain words', () => {
  it('are told from others', () => {
    const findings = (type: string, value: string) => findingsIn({ type, value })
    expect(findings('Line', ' Nobody is told of it, “nobody” and `anew` apart.')).toEqual(['Nobody', 'told'])
    expect(findings('Block', '* Of an order, newest first. ')).toEqual(['Of'])
    expect(findings('Line', ' Of an order')).toEqual([])
    expect(findings('Block', '* The statements of an order, newest first. ')).toEqual([])
  })

  it('are as many in each folder as its budget says, or fewer once the budget is lowered', () => {
    const counted = new Map<string, number>()
    for (const file of globSync('src/*/**/*.{ts,tsx}', { cwd: root })) {
      if (/\.test\.|\/testing\//.test(file)) continue
      const { comments } = parseSync(file, readFileSync(resolve(root, file), 'utf8'))
      const folder = file.split('/')[1] ?? ''
      counted.set(folder, (counted.get(folder) ?? 0) + comments.flatMap(findingsIn).length)
    }
    expect(Object.fromEntries([...counted].filter(([, count]) => count > 0))).toEqual(budget)
  })
})
