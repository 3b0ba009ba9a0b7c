import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectDirectory } from '../support/places.ts'

const run = promisify(execFile)
const rulesFile = join(projectDirectory, 'deploy/prometheus/rules.yml')

/** The alarms of `deploy/prometheus/rules.yml` and what each asks for. */
export const rules = [
  ...readFileSync(rulesFile, 'utf8').matchAll(/- alert: (\S+)\n\s+expr: ([^\n]+(?:\n {10,}[^\n]+)*)/g),
].map(([, name = '', expr = '']) => ({ name, expr }))

const functions = new Set(['histogram_quantile', 'max_over_time', 'label_values'])

/** Names of series that an expression asks for. */
export const namesIn = (expr: string): string[] =>
  [...expr.replaceAll(/\{[^}]*\}|\b(by|on) \([^)]*\)/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b|\bup\b/g)]
    .map(([name]) => name)
    .filter((name) => !functions.has(name))

export const hasPromtool = (): Promise<boolean> =>
  run('promtool', ['--version']).then(
    () => true,
    () => false,
  )

export interface AlarmTest {
  alarm: string
  sounds: boolean
  /** Values of one a minute, in promtool's own notation. */
  series: readonly { series: string; values: string }[]
  /** Minutes after which the alarm is looked at. */
  after: number
}

/** Has promtool run the rules on these series. Throws with what it says when an alarm sounds or is silent in the wrong place. */
export async function testAlarms(tests: readonly AlarmTest[]): Promise<void> {
  await run('promtool', ['check', 'rules', rulesFile])
  const folder = await mkdtemp(join(tmpdir(), 'alarms-'))
  try {
    // All rules are evaluated at each step: alarms that wait for hours have longer ones.
    for (const isLong of [false, true]) {
      const some = tests.filter(({ after }) => after > 100 === isLong)
      if (some.length === 0) continue
      const file = join(folder, `rules_test_${isLong}.yml`)
      const evaluation = isLong ? '10m' : '1m'
      const written = { rule_files: [rulesFile], evaluation_interval: evaluation, tests: some.map(asPromtool) }
      await writeFile(file, JSON.stringify(written))
      await run('promtool', ['test', 'rules', file], { maxBuffer: 10_000_000 }).catch(
        (error: { stdout: string; stderr: string }) => {
          throw new Error(`${error.stdout}${error.stderr}`)
        },
      )
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const asPromtool = ({ alarm, sounds, series, after }: AlarmTest) => ({
  name: `${alarm} ${sounds ? 'sounds' : 'is silent'}`,
  interval: '1m',
  input_series: series,
  promql_expr_test: [
    {
      // One alarm may sound for several series.
      expr: `count(count by (alertname) (ALERTS{alertname="${alarm}", alertstate="firing"})) or vector(0)`,
      eval_time: `${after}m`,
      exp_samples: [{ labels: '{}', value: sounds ? 1 : 0 }],
    },
  ],
})
