import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { locateChromium } from '../tests/support/chromium.ts'
import { formatted } from '../tests/support/formatted.ts'
import { projectDirectory } from '../tests/support/places.ts'
import { type Figure, isMissed } from './bench.ts'
import type { Profile } from './support/profile.ts'
import type { QueryPlan } from './support/query-plans.ts'

export interface RowResult {
  name: string
  title: string
  figures: readonly Figure[]
  /** The day it was measured, where the run of all rows was another day's. */
  date?: string
}

export interface Report {
  results: readonly RowResult[]
  profiles: readonly Profile[]
  plans: readonly QueryPlan[]
  /** Version and settings of PostgreSQL. */
  database: string
  minutes: number
}

const verdictOf = (figure: Figure): string => (figure.overBudget === null ? '' : isMissed(figure) ? 'missed' : 'met')

/** The table of a row, on the console. */
export function printRow(figures: readonly Figure[]): void {
  const width = (value: (figure: Figure) => string): number => Math.max(...figures.map((one) => value(one).length))
  const [names, results, budgets] = [
    width(({ name }) => name),
    width(({ value }) => value),
    width(({ budget }) => budget),
  ]
  for (const figure of figures) {
    const { name, value, budget, note } = figure
    const line = [name.padEnd(names), value.padStart(results), budget.padStart(budgets), verdictOf(figure).padEnd(6)]
    console.log(`  ${line.join('  ')}  ${note}`.trimEnd())
  }
}

interface Machine {
  processor: string
  cores: number
  memoryGb: number
  system: string
  node: string
  database: string
  browser: string
}

function describeMachine(database: string): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    database,
    browser: browserVersion(),
  }
}

function browserVersion(): string {
  const { executablePath, env } = locateChromium()
  return execFileSync(executablePath, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' }).trim()
}

interface Results extends Omit<Report, 'database'> {
  date: string
  machine: Machine
}

const resultsFile = join(projectDirectory, 'bench/results.json')
const today = (): string => new Date().toISOString().slice(0, 10)

/** Writes the report of a run of all rows. */
export async function writeReport({ results, profiles, plans, database, minutes }: Report): Promise<void> {
  const machine = describeMachine(database)
  await write({ date: today(), minutes: Math.round(minutes * 10) / 10, machine, results, profiles, plans })
}

/** Puts the rows of a shorter run into the report, each with its day; the others stay as they were measured. */
export async function replaceRows(measured: readonly RowResult[]): Promise<void> {
  const data = JSON.parse(await readFile(resultsFile, 'utf8')) as Results
  const dated = new Map(measured.map((row) => [row.name, { ...row, date: today() }]))
  const isNew = ({ name }: RowResult): boolean => data.results.every((row) => row.name !== name)
  const results = [...data.results.map((row) => dated.get(row.name) ?? row), ...[...dated.values()].filter(isNew)]
  await write({ ...data, results })
}

async function write(data: Results): Promise<void> {
  await writeFile(resultsFile, `${JSON.stringify(data, null, 2)}\n`)
  const page = join(projectDirectory, 'docs/benchmarks.md')
  await writeFile(page, await formatted(page, markdown(data)))
}

function markdown(data: Results): string {
  const { machine } = data
  return [
    '# Benchmarks',
    '',
    '<!-- Written by `npm run bench`; do not edit. -->',
    '',
    `Measured on ${data.date} in one run of ${data.minutes} minutes. All processes, the generator of the load and the database`,
    'share this machine, and everything goes over 127.0.0.1.',
    '',
    '| Machine | |',
    '|---|---|',
    `| Processor | ${machine.processor}, ${machine.cores} cores |`,
    `| Memory | ${machine.memoryGb} GB |`,
    `| System | ${machine.system} |`,
    `| Node | ${machine.node} |`,
    `| Database | ${machine.database} |`,
    `| Browser | ${machine.browser}, without windows |`,
    '',
    '## How to read it',
    '',
    '- A ratio compares the shop with a bare peer in the same run: both take turns (A, B, A, B …), the figure is the median of',
    '  the rounds. It says more than requests per second do, because it survives another machine.',
    '- Where the peer leaves its processor idle, the generator is the limit; then processor time per request is compared.',
    '- A time is the median of many requests as a client sees them, and belongs to this machine. How fast that is, the bare',
    '  peers tell: before two tables are compared, compare theirs.',
    '- The server runs as in production, access log included, except for rate limits, which are off.',
    '- `npm run bench -- --only=adds` runs one row and writes nothing, but with `--write`, which puts it into this page with its',
    '  day; `--full` adds 100,000 products, Vendure and more Lighthouse runs; `--profile=adds` says which rows to profile;',
    '  `--quick` only proves that all of it runs.',
    '',
    '## Results',
    '',
    ...data.results.flatMap(table),
    '## Where the time goes',
    '',
    'Processor profiles of the server in the two rows that miss their budget most, or come closest to it. Shares of the time it',
    'was busy, by self time.',
    '',
    ...data.profiles.flatMap(profileSection),
    ...(data.plans.length === 0 ? [] : planSections(data.plans)),
  ].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

function table({ title, figures, date }: RowResult): string[] {
  return [
    `### ${title}`,
    '',
    ...(date === undefined ? [] : [`Measured again on ${date}.`, '']),
    '| What | Result | Budget | | Details |',
    '|---|---|---|---|---|',
    ...figures.map(
      (figure) =>
        `| ${[figure.name, figure.value, figure.budget, verdictOf(figure), figure.note].map(cell).join(' | ')} |`,
    ),
    '',
  ]
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function profileSection(profile: Profile): string[] {
  return [
    `### ${profile.load}`,
    '',
    `Busy ${percent(profile.busy)} of the time. By module: ${profile.modules.map(({ name, share }) => `${name} ${percent(share)}`).join(', ')}.`,
    '',
    '| Self time | Function | Where |',
    '|---|---|---|',
    ...profile.functions.map(
      ({ name, place, share }) => `| ${percent(share)} | ${cell(name)} | ${place === '' ? '' : `\`${place}\``} |`,
    ),
    '',
  ]
}

function planSections(plans: readonly QueryPlan[]): string[] {
  return [
    '## Plans of the hottest statements',
    '',
    'As PostgreSQL carried them out (EXPLAIN ANALYZE of the call with the median time), the statement with the most time first.',
    '',
    ...plans.flatMap(({ statement, calls, totalMs, medianMs, plan }) => [
      `### ${calls} calls, ${totalMs.toFixed(0)} ms together, median ${medianMs.toFixed(2)} ms`,
      '',
      '```sql',
      statement,
      '```',
      '',
      '```text',
      plan,
      '```',
      '',
    ]),
  ]
}
