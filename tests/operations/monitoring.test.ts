import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { alarmNames } from '../../src/app/metrics/alarm-names.ts'
import { registerMetrics } from '../../src/app/metrics/register-metrics.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'
import { operationsRoutes } from '../../src/platform/http/operations.routes.ts'
import { createLog } from '../../src/platform/logging.ts'
import { createTelemetryMetrics } from '../../src/telemetry/server/telemetry-metrics.ts'
import { formatted } from '../support/formatted.ts'
import { projectDirectory } from '../support/places.ts'
import { alarmCases } from './alarm-cases.ts'
import { hasPromtool, namesIn, rules, testAlarms } from './promtool.ts'

/*
 * Metrics, alarms, dashboards and the runbook name each other. Whatever one of them names exists: a metric that is renamed, an
 * alarm without a page for whoever it wakes, or a page for an alarm that never sounds, fails here.
 */

const read = (path: string): string => readFileSync(resolve(projectDirectory, path), 'utf8')
const runbook = read('docs/runbook.md')

/** All that a process with both roles shows, with nothing behind it. */
async function exportedMetrics() {
  const registry = new Registry()
  const app = await createHttpApp({
    config: { publicUrl: 'http://localhost:1', trustProxy: [], rateLimits: false, cookieKeys: ['k'.repeat(32)] },
    log: createLog({ level: 'silent', name: 'test' }),
    text: (_language, key) => key,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  operationsRoutes({
    registry,
    version: 'test',
    manifest: null,
    readiness: () => Promise.resolve('ready'),
    publicUrl: 'http://localhost:1',
    metricsToken: '',
  })(app)
  createTelemetryMetrics(registry)
  registerMetrics(
    registry,
    {
      config: { roles: ['web', 'jobs'] } as never, // the roles are all that is read
      clock: systemClock,
      database: { stats: () => ({ total: 0, idle: 0, waiting: 0 }) } as never, // nothing is read before a scrape
      reads: { isOnReplica: () => false } as never, // as above
      cache: { size: () => 0, bytes: () => 0 } as never, // as above
      pictures: { waiting: () => 0 } as never, // as above
    },
    { version: 'test', accepting: () => true },
  )
  const metrics = registry.getMetricsAsArray().map(({ name }) => {
    const metric = registry.getSingleMetric(name) as unknown as {
      name: string
      help: string
      type?: string
      labelNames: string[]
      constructor: { name: string }
    } // the fields that the library's own formatter reads
    return { ...metric, kind: metric.constructor.name.toLowerCase() }
  })
  await app.close()
  return metrics
}

/** Names of series as PromQL uses them: a histogram has three. */
const seriesOf = ({ name, kind }: { name: string; kind: string }): string[] =>
  kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name]

/** Series of other programs: the scraper itself, its exporters of machines and certificates, the script of base backups. */
const foreign = new Set([
  'up',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'probe_ssl_earliest_cert_expiry',
  'shop_backup_completed_timestamp_seconds',
])

describe('metrics', () => {
  it('are all in docs/production/observe.md, as the program has them', async () => {
    const path = resolve(projectDirectory, 'docs/production/observe.md')
    const own = (await exportedMetrics()).filter(({ name }) => !/^(process|nodejs)_/.test(name))
    const rows = own
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ name, kind, labelNames, help }) => `| \`${name}\` | ${kind} | ${labelNames.join(', ')} | ${help} |`)
    const table = ['| Metric | Kind | Labels | What it tells |', '| --- | --- | --- | --- |', ...rows].join('\n')
    const before = await readFile(path, 'utf8')
    const made = await formatted(
      path,
      before.replace(/(<!-- metrics -->\n)[^]*?(\n<!-- \/metrics -->)/, (_all, a, b) => `${a}\n${table}\n${b}`),
    )
    if (process.env['WRITE_METRICS'] === '1') await writeFile(path, made)
    expect(made, 'WRITE_METRICS=1 writes it').toBe(process.env['WRITE_METRICS'] === '1' ? made : before)
  })

  it('that alarms and dashboards ask for exist', async () => {
    const exported = new Set((await exportedMetrics()).flatMap(seriesOf))
    const asked = [...rules.map(({ name, expr }) => ({ where: name, expr })), ...dashboardQueries()]
    expect(asked.length).toBeGreaterThan(rules.length)
    const missing = asked.flatMap(({ where, expr }) =>
      namesIn(expr).flatMap((name) => (exported.has(name) || foreign.has(name) ? [] : [`${where}: ${name}`])),
    )
    expect(missing).toEqual([])
    expect(asked.filter(({ expr }) => namesIn(expr).length === 0)).toEqual([])
  })

  it('count every alarm that is logged, and nothing else', async () => {
    const registry = new Registry()
    const { alarms } = await import('../../src/platform/metrics/process-metrics.ts')
    registry.registerMetric(alarms)
    const valueOf = async (alarm: string) =>
      (await alarms.get()).values.find(({ labels }) => labels.alarm === alarm)?.value ?? 0
    const before = await valueOf('payment-amount')
    const log = createLog({ level: 'info', name: 'test', destination: { write: () => {} } })
    log.error({ alarm: 'payment-amount', order: 'X' }, 'an alarm')
    log.child({ reqId: '1' }).error({ alarm: 'payment-amount' }, 'an alarm of a request')
    log.error({ order: 'X' }, 'no alarm')
    log.error('no alarm')
    expect((await valueOf('payment-amount')) - before).toBe(2)
  })
})

describe('alarms', () => {
  /** Alarms whose name is made in the program, by the words that stand there. */
  const made: Readonly<Record<string, readonly string[]>> = {
    '`payment-${kind}`': ['payment-capture', 'payment-refund'],
    kind: ['authorisation-ends', 'capture-unanswered', 'refund-unanswered'],
  }

  it('of the program are all in the list, and the list has no other', () => {
    const files = globSync('src/**/*.ts', { cwd: projectDirectory }).filter((file) => !file.includes('.test.'))
    const logged = files.flatMap((file) =>
      [...read(file).matchAll(/\{ alarm: (`[^`]*`|'[^']*'|\w+)[,\s]/g)].flatMap(([, word = '']) => {
        const literal = /^'([a-z-]+)'$/.exec(word)?.[1]
        return literal ? [literal] : (made[word] ?? [`${file}: ${word}`])
      }),
    )
    expect([...new Set(logged)].toSorted()).toEqual([...alarmNames].toSorted())
  })

  it('that are logged have a rule each', () => {
    const counted = rules.flatMap(({ name, expr }) => (expr.includes(`alarm="${name}"`) ? [name] : []))
    expect(counted.toSorted()).toEqual([...alarmNames].toSorted())
  })

  it('have a heading in the runbook each, and every heading is of an alarm', () => {
    const headings = [...runbook.matchAll(/^### (\S+)$/gm)].map(([, name]) => name ?? '')
    expect(headings.toSorted()).toEqual(rules.map(({ name }) => name).toSorted())
    expect(new Set(headings).size).toBe(headings.length)
  })

  it('are each explained: what it means, where to look, what to do, who is hurt, when it ends', () => {
    const parts = ['Means', 'Look', 'Do', 'Hurt', 'Ends']
    const lacking = runbook
      .split(/^### /m)
      .slice(1)
      .flatMap((section) => {
        const name = section.split('\n')[0] ?? ''
        return parts
          .filter((part) => !new RegExp(`^- \\*\\*${part}:\\*\\* \\S.{5,}`, 'm').test(section))
          .map((part) => `${name}: ${part}`)
      })
    expect(lacking).toEqual([])
  })

  it('of the runbook, and the pages for operators, lead to operations that exist', async () => {
    const { operations } = await import('../../src/app/ops/ops-table.ts')
    const known = ['help', ...operations.map(({ name }) => name.join(' '))]
    const pages = ['README.md', 'docs/runbook.md', ...globSync('docs/production/*.md', { cwd: projectDirectory })]
    const named = pages.flatMap((path) =>
      [...read(path).matchAll(/npm run ops -- ([a-z -]+[a-z])/g)].map(([, words = '']) => words),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((words) => !known.some((name) => words === name || words.startsWith(`${name} `)))).toEqual([])
  })

  it('have a case each that makes them sound', () => {
    expect(Object.keys(alarmCases).toSorted()).toEqual(rules.map(({ name }) => name).toSorted())
  })

  it('sound by their fault, and are silent without it', async ({ skip }) => {
    if (!(await hasPromtool())) skip('promtool is not installed: the rules were not run')
    const listed = (series: Readonly<Record<string, string>>) =>
      Object.entries(series).map(([one, values]) => ({ series: one, values }))
    await testAlarms(
      Object.entries(alarmCases).flatMap(([alarm, { fault, quiet, after }]) => [
        { alarm, sounds: true, series: listed(fault), after },
        { alarm, sounds: false, series: listed(quiet), after },
      ]),
    )
    // A day of every alarm is computed, by another program.
  }, 900_000)
})

function dashboardQueries(): { where: string; expr: string }[] {
  return globSync('deploy/grafana/*.json', { cwd: projectDirectory }).flatMap((file) => {
    const { panels } = JSON.parse(read(file)) as { panels: { title: string; targets?: { expr: string }[] }[] }
    return panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: `${file} ${title}`, expr })))
  })
}
