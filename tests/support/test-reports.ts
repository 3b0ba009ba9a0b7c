import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { projectDirectory } from './places.ts'

/** What the runners' own reports say: counts, what failed, and where the time went. */

export interface Counts {
  passed: number
  failed: number
}

export interface Report extends Counts {
  /** What failed, each with the beginning of its message, for readers of a log's last page. */
  notes: string[]
  /** Milliseconds of tests by group; groups beside each other share the clock. */
  shares: Map<string, number>
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: Array<{
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: Array<{ fullName: string; status: string; failureMessages: string[] | null }>
  }>
}

/** The part of Playwright's. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}
interface Suite {
  file: string
  suites?: Suite[]
  specs?: Array<{ tests: Array<{ results: Array<{ duration: number }> }> }>
}

/** Null when there is no report; a file that cannot be loaded has no tests to fail: it counts as one. */
export function vitestReport(file: string): Report | null {
  const report = read<VitestReport>(file)
  if (report === null) return null
  const notes: string[] = []
  const shares = new Map<string, number>()
  let unloaded = 0
  for (const { name, status, message, startTime, endTime, assertionResults } of report.testResults) {
    const path = relative(projectDirectory, name)
    add(shares, groupOf(path), endTime - startTime)
    if (status === 'failed' && assertionResults.length === 0) {
      unloaded += 1
      notes.push(`✗ ${path}\n${opening(message)}`)
    }
    for (const test of assertionResults)
      if (test.status === 'failed')
        notes.push(`✗ ${path} › ${test.fullName}\n${opening(test.failureMessages?.[0] ?? '')}`)
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, notes, shares }
}

export function playwrightReport(file: string): Report | null {
  const report = read<PlaywrightReport>(file)
  if (report === null) return null
  const shares = new Map<string, number>()
  const timeOf = ({ suites = [], specs = [] }: Suite): number =>
    suites.reduce((sum, suite) => sum + timeOf(suite), 0) +
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0)
  for (const suite of report.suites) add(shares, suite.file.replace('.e2e.ts', ''), timeOf(suite))
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected, notes: [], shares }
}

/** The whole of a domain's tests is one group, and so is each folder of tests beside the code. */
function groupOf(path: string): string {
  const [top = '', folder = '', side = ''] = path.split('/')
  if (top === 'tests') return `tests/${folder}`
  if (top !== 'src') return top
  return /^(web|blocks)$/.test(side) || folder === 'kit' ? 'src, in the browser' : 'src, on the server'
}

/** The groups that took longest, as lines of a table: at most so many, none under a second. */
export function tellShares(shares: ReadonlyMap<string, number>, most: number): string[] {
  return [...shares]
    .toSorted(([, a], [, b]) => b - a)
    .filter(([, ms], index) => index < most && ms >= 1_000)
    .map(([name, ms]) => `    ${name.padEnd(28)}${seconds(ms).padStart(9)}`)
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function add(sums: Map<string, number>, name: string, more: number): void {
  sums.set(name, (sums.get(name) ?? 0) + more)
}

const opening = (message: string): string => message.split('\n').slice(0, 12).join('\n')

function read<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null // the reporter's own format
}
