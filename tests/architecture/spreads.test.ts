import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync, Visitor, type Expression, type SpreadElement } from 'oxc-parser'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Where a literal is spread, whose entries could stand there themselves: folding that fits a line and says nothing. */
function foldsIn(file: string, source: string): string[] {
  const folds: string[] = []
  const look = (spread: { argument: Expression; start: number } | undefined, kind: 'Object' | 'Array') => {
    if (spread && bare(spread.argument).type === `${kind}Expression`) {
      folds.push(`${file}:${source.slice(0, spread.start).split('\n').length}`)
    }
  }
  const spreadOf = (node: { type: string } | null) =>
    node?.type === 'SpreadElement' ? (node as SpreadElement) : undefined
  new Visitor({
    ObjectExpression: ({ properties }) => properties.forEach((property) => look(spreadOf(property), 'Object')),
    ArrayExpression: ({ elements }) => elements.forEach((element) => look(spreadOf(element), 'Array')),
    CallExpression: (call) => call.arguments.forEach((argument) => look(spreadOf(argument), 'Array')),
    JSXSpreadAttribute: (attribute) => look(attribute, 'Object'),
  }).visit(parseSync(file, source).program)
  return folds
}
const bare = (expression: Expression): Expression =>
  expression.type === 'TSAsExpression' ||
  expression.type === 'TSSatisfiesExpression' ||
  expression.type === 'ParenthesizedExpression'
    ? bare(expression.expression)
    : expression

it('no literal is spread where its entries could stand', () => {
  const files = globSync('{src,tests,demo,scripts,standins,bench,database}/**/*.{ts,tsx,mjs}', { cwd: root })
  expect(files.length).toBeGreaterThan(1_000)
  // Reading a file's syntax takes a hundred times as long as looking for what could be one.
  const found = files.flatMap((file) => {
    const source = readFileSync(resolve(root, file), 'utf8')
    return /\.\.\.\s*[[{(]/.test(source) ? foldsIn(file, source) : []
  })
  expect(found).toEqual([])
})

it('tells folding from spreading', () => {
  const folded = [
    '({ ...{ a, b }, c })',
    "[...(['a', 'b'] as const), 'c']",
    '[...[...a, b], c]',
    'call(...[a, b])',
    '<p {...{ a, b }} />',
  ]
  expect(folded.map((source) => foldsIn('x.tsx', source))).toEqual(folded.map(() => ['x.tsx:1']))
  const spread = [
    '({ ...(a && { b }), ...c })',
    '[...[a ?? []].flat(), ...(a ? [b] : [])]',
    '<p {...a} />',
    'call(...a)',
  ]
  expect(spread.flatMap((source) => foldsIn('x.tsx', source))).toEqual([])
})
