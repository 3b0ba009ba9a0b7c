import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { projectDirectory } from '../support/places.ts'

/*
 * Times for people are Helsinki's, by `common/shop-time.ts`, `common/day-text.ts` and formats that name their zone: an instant cut
 * to its first letters is a time in Greenwich, which nothing beside it says.
 */

/** Days that were days before: counted in universal time at noon or midnight, or part of a name that may never change. */
const noTimes: Readonly<Record<string, string>> = {
  'src/common/shop-time.ts': 'the helper itself',
  'src/common/working-days.ts': 'counts days',
  'src/common/holidays.ts': 'counts days',
  'src/office/rules/calendar.ts': 'counts days',
  'src/gift-cards/rules/sold-card.ts': 'counts days',
  'src/search/server/log/search-log.ts': 'counts days',
  'src/news/server/atom.ts': 'the id of an entry',
  'src/shell/server/sitemap.ts': 'a day for machines',
}
const cuts = new Set(['slice', 'substring', 'substr', 'split', 'replace', 'replaceAll'])
const instants = new Set(['toISOString', 'toJSON'])

const calledName = (one: CallExpression['callee']): string | null =>
  one.type === 'MemberExpression' && one.property.type === 'Identifier' ? one.property.name : null

const isCut = ({ callee }: CallExpression): boolean => {
  if (!cuts.has(calledName(callee) ?? '') || callee.type !== 'MemberExpression') return false
  const inner = callee.object.type === 'ChainExpression' ? callee.object.expression : callee.object
  return inner.type === 'CallExpression' && instants.has(calledName(inner.callee) ?? '')
}

const isFormat = (text: string): boolean => text === 'Intl.DateTimeFormat' || /\.toLocale(Date|Time)String$/.test(text)

function faultsIn(path: string, text: string): string[] {
  const found: string[] = []
  const tell = ({ start }: { start: number }) => found.push(`${path}:${text.slice(0, start).split('\n').length}`)
  const look = (node: CallExpression | NewExpression) => {
    const called = text.slice(node.callee.start, node.callee.end)
    if (isFormat(called) && !text.slice(node.start, node.end).includes('timeZone')) tell(node)
  }
  new Visitor({
    CallExpression: (node) => {
      if (isCut(node) && !(path in noTimes)) tell(node)
      look(node)
    },
    NewExpression: look,
  }).visit(parseSync(path, text).program)
  return found
}

it.each([
  ['x.toISOString().slice(0, 16)', 1],
  ["x?.toJSON().split('T')", 1],
  ["new Intl.DateTimeFormat('fi', { dateStyle: 'long' })", 1],
  ["x.toLocaleDateString('fi')", 1],
  ["new Intl.DateTimeFormat('fi', { timeZone: shopTimeZone })", 0],
  ['x.toISOString()', 0],
  ['text.slice(0, 16)', 0],
])('%s has %i faults', (text, count) => {
  expect(faultsIn('src/a.ts', text)).toHaveLength(count)
})

it('no time for people is one of Greenwich, or of whatever zone the machine is in', () => {
  const files = readdirSync(join(projectDirectory, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
  const found = files.flatMap((file) => {
    const text = readFileSync(join(projectDirectory, file), 'utf8')
    // The syntax of a file without any of these words need not be read.
    return /toISOString|toJSON|DateTimeFormat|toLocale/.test(text) ? faultsIn(file, text) : []
  })
  expect(found).toEqual([])
})
