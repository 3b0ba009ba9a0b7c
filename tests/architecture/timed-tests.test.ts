import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type Node } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { projectDirectory } from '../support/places.ts'

/*
 * A test of the CI tier that holds elapsed time, a rate or memory against a figure is red on a busy machine, and says nothing of
 * the shop. Figures belong to the full tier and the benchmarks; growth (`tests/support/growth.ts`), counts of work, fake clocks
 * and the order of events protect the same everywhere.
 */

/** Files that compare figures of one run with each other, never with a fixed one. */
const ratios: Readonly<Record<string, string>> = {
  'src/content/web/render-on-server.test.tsx':
    'the quickest of several pages with many blocks, as a multiple of few blocks',
  'tests/hostile/malformed.test.ts': 'the heap after twice the requests, as a multiple of the heap after half of them',
  'src/identity/server/account/password-strength.test.ts':
    'the quickest of several long passwords, as a multiple of short ones',
}

const source =
  /\bperformance\.now\(|\bhrtime\b|\b(?:threadC|c)puUsage\(|\bmemoryUsage\(|\bDate\.now\(\) -|\.\w*(?:[a-z]Ms|PerSecond)\b|\.(?:rss|heapUsed|arrayBuffers)\b/

describe('a test', () => {
  const files = globSync('{src,tests,standins,demo,scripts}/**/*.{test,e2e}.{ts,tsx}', { cwd: projectDirectory })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const found = files.flatMap((file) =>
    timedAssertions(file, readFileSync(join(projectDirectory, file), 'utf8')).map((text) => ({ file, text })),
  )

  it('of the CI tier holds no elapsed time, rate or memory against a figure', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(found.filter(({ file }) => ratios[file] === undefined)).toEqual([])
  })

  it('has a reason in the list of ratios only while it compares times', () => {
    expect(Object.keys(ratios).filter((file) => !found.some((one) => one.file === file))).toEqual([])
  })
})

describe('the look for times', () => {
  it.each([
    ['in the assertion itself', 'expect(performance.now() - began).toBeLessThan(500)'],
    ['by a name', 'const took = process.cpuUsage(before).user / 1_000\nexpect(took).toBeLessThanOrEqual(10)'],
    ['by a list', 'times.push(performance.now() - began)\nexpect(Math.max(...times)).toBeLessThan(2_000)'],
    ['by a function', 'const ms = () => Date.now() - began\nexpect(ms()).toBeLessThan(1_000)'],
    ['as a comparison', 'expect(performance.now() - began < 500).toBe(true)'],
    ['of a report', 'expect(result.slowestRecoveryMs).toBeLessThan(10_000)'],
    ['as a rate', 'expect(result.rowsPerSecond).toBeGreaterThanOrEqual(200)'],
    ['of memory', 'expect(second.heapUsed - first.heapUsed).toBeLessThan(12_000_000)'],
  ])('finds them %s', (_where, text) => expect(timedAssertions('a.test.ts', text)).toHaveLength(1))

  it.each([
    ['a least time', 'expect(performance.now() - began).toBeGreaterThan(110)'],
    ['a figure of the full tier', 'if (isFullTier) expect(result.slowestMs).toBeLessThan(2_000)'],
    [
      'a test of the full tier',
      "it.runIf(isFullTier)('is quick', () => expect(performance.now() - began).toBeLessThan(5))",
    ],
    ['a wait', 'while (performance.now() < end) await sleep(5)\nexpect(count).toBeLessThan(3)'],
  ])('leaves %s alone', (_what, text) => expect(timedAssertions('a.test.ts', text)).toEqual([]))
})

type Place = Pick<Node, 'start' | 'end'>

/** Texts of the assertions outside the full tier that hold a time, a rate or memory against something. */
function timedAssertions(file: string, text: string): string[] {
  if (!source.test(text)) return []
  const slice = ({ start, end }: Place): string => text.slice(start, end)
  const assertions: { call: Place; subject: string; matcher: string }[] = []
  const writes: { name: string; value: string }[] = []
  const fullTier: Place[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init) writes.push({ name: slice(id), value: slice(init) })
    },
    IfStatement({ test, consequent }) {
      if (slice(test).includes('isFullTier')) fullTier.push(consequent)
    },
    CallExpression(call) {
      const { callee } = call
      if (slice(callee).includes('runIf(isFullTier)')) fullTier.push(call)
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { object, property } = callee
      if (property.name === 'push') writes.push({ name: slice(object), value: call.arguments.map(slice).join() })
      const subject = expectCall(object)
      if (subject) assertions.push({ call, subject: subject.arguments.map(slice).join(), matcher: property.name })
    },
  }).visit(parseSync(file, text).program)

  const timed = new Set<string>()
  const isTimed = (code: string): boolean =>
    source.test(code) || [...code.matchAll(/(?<![\w'])(?<!(?<!\.\.)\.)[a-zA-Z_]\w*/g)].some(([name]) => timed.has(name))
  for (let before = -1; before !== timed.size;) {
    before = timed.size
    for (const { name, value } of writes) if (/^\w+$/.test(name) && isTimed(value)) timed.add(name)
  }
  return assertions
    .filter(({ call }) => !fullTier.some((part) => part.start <= call.start && call.end <= part.end))
    .filter(({ subject, matcher }) => isTimed(subject) && isBound(subject, matcher))
    .map(({ call }) => slice(call))
}

/** At most so long, or at least so many in a second: what a busy machine does not keep. */
const isBound = (subject: string, matcher: string): boolean =>
  matcher.startsWith('toBeLessThan') || /PerSecond\b/.test(subject) || / [<>]=? /.test(subject)

/** The call of `expect` that a matcher belongs to, through `not` and the like. */
function expectCall(node: Node) {
  if (node.type === 'MemberExpression') return expectCall(node.object)
  const isExpect = node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'expect'
  return isExpect ? node : null
}
