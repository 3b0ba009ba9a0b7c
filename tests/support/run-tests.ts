import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, isBuildStale } from '../../src/app/start/build.ts'
import { run as format } from '../../scripts/commands/format.ts'
import { run as lint } from '../../scripts/commands/lint.ts'
import { run as typecheck } from '../../scripts/commands/typecheck.ts'
import { runTool } from '../../scripts/tools.ts'
import { projectDirectory } from './places.ts'

/*
 * The runner behind `npm test` (`full` for the whole matrices, `quick` without the browser). Every group runs, whatever the
 * others say. The last line on standard output counts the tests of Vitest and Playwright; a check or a group that fails
 * without having counted counts as one failure.
 */

interface Counts {
  passed: number
  failed: number
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: Array<{
    name: string
    status: string
    message: string
    assertionResults: Array<{ fullName: string; status: string; failureMessages: string[] | null }>
  }>
}

interface Group {
  name: string
  run: () => Promise<number>
  /** What the group counted; null when it counts nothing. */
  counts: (() => Counts | null) | null
}

const tier = process.argv[2] ?? 'ci'
const results = join(projectDirectory, 'test-results')
const vitestFile = join(results, 'vitest.json')
const playwrightFile = join(results, 'playwright.json')
const env = { TEST_TIER: tier === 'full' ? 'full' : 'ci' }

const groups: Group[] = [
  { name: 'format', run: () => format(['--check']), counts: null },
  { name: 'lint', run: () => lint([]), counts: null },
  { name: 'types', run: () => typecheck(), counts: null },
  { name: 'build', run: buildIfStale, counts: null },
  {
    name: 'unit, route and store tests',
    run: () =>
      runTool('vitest', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`], {
        env,
      }),
    counts: vitestCounts,
  },
]
if (tier !== 'quick') {
  const run = (): Promise<number> =>
    runTool('@playwright/test', 'playwright', ['test', '--pass-with-no-tests'], { env })
  groups.push({ name: 'browser journeys', run, counts: playwrightCounts })
}

rmSync(vitestFile, { force: true })
rmSync(playwrightFile, { force: true })
const rows: string[] = []
const notes: string[] = []
const total: Counts = { passed: 0, failed: 0 }
for (const group of groups) {
  console.log(`\n── ${group.name}`)
  const began = performance.now()
  const code = await group.run()
  const counts = group.counts?.() ?? { passed: 0, failed: 0 }
  total.passed += counts.passed
  total.failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed
  const time = `${((performance.now() - began) / 1000).toFixed(1)} s`
  rows.push(`${code === 0 ? '✓' : '✗'} ${group.name.padEnd(30)}${time.padStart(9)}`)
}
for (const note of notes) console.log(`\n${note}`)
console.log(`\n${rows.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function buildIfStale(): Promise<number> {
  try {
    if (await isBuildStale(projectDirectory)) await build(projectDirectory)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

/**
 * A file that cannot be loaded has no tests to fail: it counts as one. What failed is named again at the end, with the
 * beginning of its message, for readers of a log's last page; so is what passed only when repeated.
 */
function vitestCounts(): Counts | null {
  const report = read<VitestReport>(vitestFile)
  if (report === null) return null
  for (const file of report.testResults) {
    const name = relative(projectDirectory, file.name)
    if (file.assertionResults.length === 0 && file.status === 'failed')
      notes.push(`✗ ${name}\n${opening(file.message)}`)
    for (const test of file.assertionResults) {
      const message = test.failureMessages?.[0]
      if (message === undefined) continue
      const verdict = test.status === 'passed' ? '↻ passed only when repeated:' : '✗'
      notes.push(`${verdict} ${name} › ${test.fullName}\n${opening(message)}`)
    }
  }
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** A story that passed only when it was repeated has passed, and is named: on a busy machine a wait may run out once. */
function playwrightCounts(): Counts | null {
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(playwrightFile)
  if (report === null) return null
  const { expected, unexpected, flaky } = report.stats
  if (flaky > 0) console.log(`${flaky} of the browser journeys passed only when repeated: see "flaky" above.`)
  return { passed: expected + flaky, failed: unexpected }
}

function opening(message: string): string {
  return message.split('\n').slice(0, 12).join('\n')
}

function read<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null // the reporter's own format
}
