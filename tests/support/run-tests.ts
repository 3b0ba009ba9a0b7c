import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, isBuildStale } from '../../src/app/start/build.ts'
import { run as format } from '../../scripts/commands/format.ts'
import { run as lint } from '../../scripts/commands/lint.ts'
import { run as typecheck } from '../../scripts/commands/typecheck.ts'
import { runTool } from '../../scripts/tools.ts'
import { type ClusterImage, makeClusterImage } from './cluster-image.ts'
import { changedFiles, storiesFor, testsFor } from './changed-files.ts'
import { projectDirectory } from './places.ts'
import { imageVariable } from './test-cluster.ts'
import { playwrightReport, type Report, seconds, tellShares, vitestReport } from './test-reports.ts'
import { turnOf } from './tier.ts'

/*
 * The runner behind `npm test`: `full` for the whole matrices, `quick` without the browser, `--changed` (or
 * `--changed=<commit>`) for what differs from the last (or that) commit. Every group runs, whatever the others say. The last
 * line on standard output counts the tests of Vitest and Playwright; a check or a group that fails without having counted
 * counts as one failure.
 */

interface Group {
  name: string
  run: () => Promise<number>
  /** What the group counted; null when it counts nothing. */
  report?: () => Report | null
}

const tier = process.argv[2] ?? 'ci'
const results = join(projectDirectory, 'test-results')
const vitestFile = join(results, 'vitest.json')
const playwrightFile = join(results, 'playwright.json')
const env: Record<string, string> = { TEST_TIER: tier === 'full' ? 'full' : 'ci' }

const vitest = (...which: string[]): Group => ({
  name: 'unit, route and store tests',
  run: () =>
    runTool(
      'vitest',
      'vitest',
      ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
      { env },
    ),
  report: () => vitestReport(vitestFile),
})
const stories = (...which: string[]): Group => ({
  name: 'browser stories',
  run: () => runTool('@playwright/test', 'playwright', ['test', '--pass-with-no-tests', ...which], { env }),
  report: () => playwrightReport(playwrightFile),
})
const types: Group = { name: 'types', run: () => typecheck() }

function wholeGroups(): Group[] {
  // A sixth of axe's states by the commit; without a commit all of them.
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: projectDirectory, encoding: 'utf8' })
  if (commit.status === 0) env['AXE_TURN'] = process.env['AXE_TURN'] ?? String(turnOf(commit.stdout))
  return [{ name: 'checks, build and database', run: prepare }, vitest(), ...(tier === 'quick' ? [] : [stories()])]
}

/** Two rows of work beside each other, because the formatter and the demo brand's seed each keep one core busy. */
async function prepare(): Promise<number> {
  const results = await Promise.all([
    inTurn(() => format(['--check']), makeImage),
    inTurn(() => lint([]), typecheck, buildIfStale),
  ])
  return Math.max(...results)
}

/** Runs all of them, whatever the others say. */
async function inTurn(...steps: (() => Promise<number>)[]): Promise<number> {
  let result = 0
  for (const step of steps) result = Math.max(result, await step())
  return result
}

/** For a change in hand: what looks at its files, what their modules lead to, the walls, and the stories of its domains. */
function changedGroups(since: string): Group[] {
  const files = changedFiles(since)
  const code = files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file))
  const names = storiesFor(files)
  if (files.length === 0) return []
  const tests = testsFor(files, since)
  const rest = tests.left > 0 ? `, ${tests.left} more wait for npm test` : ''
  console.log(
    `${files.length} files differ from ${since}; tests: ${tests.run.length} files${rest}; stories: ${names.join(', ')}`,
  )
  const architecture = vitest('tests/architecture')
  return [
    { name: 'format', run: () => format(['--check', ...files]) },
    ...(code.length > 0 ? [{ name: 'lint', run: () => lint(code) }, types] : []),
    { ...architecture, name: 'architecture' },
    ...(tests.run.length > 0 ? [{ ...vitest(...tests.run), name: 'tests that the change leads to' }] : []),
    ...(names.length > 0
      ? [{ name: 'build', run: buildIfStale }, stories(...names.map((name) => `tests/e2e/${name}.e2e.ts`))]
      : []),
  ]
}
const since = /^--changed(?:=(.+))?$/.exec(tier)
const groups = since ? changedGroups(since[1] ?? 'HEAD') : wholeGroups()

let image: ClusterImage | undefined
const rows: string[] = []
const notes: string[] = []
const total = { passed: 0, failed: 0 }
for (const group of groups) {
  console.log(`\n── ${group.name}`)
  for (const file of [vitestFile, playwrightFile]) rmSync(file, { force: true })
  const began = performance.now()
  const code = await group.run()
  const report = group.report?.() ?? { passed: 0, failed: 0, notes: [], shares: new Map<string, number>() }
  total.passed += report.passed
  total.failed += code !== 0 && report.failed === 0 ? 1 : report.failed
  notes.push(...report.notes)
  rows.push(`${code === 0 ? '✓' : '✗'} ${group.name.padEnd(30)}${seconds(performance.now() - began).padStart(9)}`)
  rows.push(...tellShares(report.shares, 12))
}
for (const note of notes) console.log(`\n${note}`)
console.log(`\n${rows.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
await image?.remove()

/** Without it each server of the tests would make its own, so a failure here only costs time and is one all the same. */
async function makeImage(): Promise<number> {
  try {
    image = await makeClusterImage()
    env[imageVariable] = image.directory
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

async function buildIfStale(): Promise<number> {
  try {
    if (await isBuildStale(projectDirectory)) await build(projectDirectory)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
