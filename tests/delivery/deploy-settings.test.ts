import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ConfigError, parseConfig } from '../../src/platform/config.ts'
import { settings } from '../../src/platform/config-schema.ts'
import { projectDirectory } from '../support/places.ts'

/* What `deploy/` sets is what the program reads, and what a real shop must set is there. */

interface Service {
  image: string
  command?: string | string[]
  environment?: Record<string, string>
  env_file?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  stop_grace_period?: string
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
}

const deploy = join(projectDirectory, 'deploy')
const textOf = (file: string): string => readFileSync(join(deploy, file), 'utf8')
const composeFile = 'compose/compose.yaml'
const compose = parse(textOf(composeFile), { merge: true }) as Compose // checked below as far as it is used
const { services, volumes } = compose
const ours = Object.entries(services).filter(([, { image }]) => image === 'konvehti')
const known: readonly string[] = Object.values(settings).map(({ env }) => env)

/** Variables of a file in the form of systemd and compose, with their values. */
const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, name, value = ''] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value] as const]
    }),
  )

const install = readFileSync(join(projectDirectory, 'docs/production/install.md'), 'utf8')
const shop = variablesOf(textOf('env/shop.env.example'))

describe('variables that deploy/ sets', () => {
  it('are settings of the program', () => {
    const units = globSync('systemd/*.service', { cwd: deploy }).flatMap((unit) =>
      [...textOf(unit).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((one) => one.slice(0, one.indexOf('='))),
      ),
    )
    const image = [...textOf('Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((one) => one.slice(0, one.indexOf('='))),
    )
    const composed = ours.flatMap(([, { environment = {} }]) => Object.keys(environment))
    const migrating = Object.keys(variablesOf(textOf('env/migrate.env.example')))
    const named = { units, image, composed, migrating, shop: Object.keys(shop) }
    for (const [where, names] of Object.entries(named)) {
      expect(names.length, where).toBeGreaterThan(0)
      expect(
        names.filter((name) => !known.includes(name)),
        where,
      ).toEqual([])
    }
  })

  it('of the databases are those that their scripts read', () => {
    const scripts = globSync('compose/*.sh', { cwd: deploy }).map(textOf).join('\n')
    const read = new Set(scripts.match(/KONVEHTI_\w+/g))
    const given = Object.keys(variablesOf(textOf('env/database.env.example')))
    expect(new Set(given.filter((name) => name.startsWith('KONVEHTI_')))).toEqual(read)
    expect(given).toContain('POSTGRES_PASSWORD')
  })
})

describe('the pages for operators', () => {
  const pages = globSync('docs/production/*.md', { cwd: projectDirectory }).map(
    (page) => [page, readFileSync(join(projectDirectory, page), 'utf8')] as const,
  )
  /** Of other programs, and an event of the payment provider. */
  const foreign = /^OTEL_|^REPORT_AVAILABLE$/

  it('call settings as the program does', () => {
    const named = pages.flatMap(([page, text]) =>
      [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[=`]/g)].map(([, name = '']) => ({ page, name })),
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ name }) => !known.includes(name) && !foreign.test(name))).toEqual([])
  })

  it('name files of deploy/ that there are', () => {
    const named = pages.flatMap(([page, text]) =>
      [...text.matchAll(/\bdeploy\/[\w./@-]*\w/g)].map(([file]) => ({ page, file })),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ file }) => !existsSync(join(projectDirectory, file)))).toEqual([])
  })
})

/** The names of settings that the program complains of. */
function faultsWith(env: Record<string, string>): string[] {
  try {
    parseConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.faults.map((fault) => known.find((name) => fault.startsWith(`${name} `)) ?? fault)
  }
}

describe('what a shop with a public address must set', () => {
  const publicUrl = 'https://kauppa.konvehti.fi'
  const required = Object.values(settings)
    .filter(({ fallback }) => fallback === null)
    .map(({ env }) => env)

  it('is in the example of its settings', () => {
    const secret = 'f3b09c1e7a5d48266e0b9d7c1fa35824'
    const bare = Object.fromEntries(required.map((name, index) => [name, `${secret}${index}${secret}`]))
    const refused = faultsWith({
      ...bare,
      DATABASE_URL: 'postgres://konvehti_app@127.0.0.1/konvehti',
      PAYMENT_HMAC_KEY: secret + secret,
      PUBLIC_URL: publicUrl,
    })
    // More than what has no fallback: what may not stay as it is on a single machine.
    expect(refused).toEqual(expect.arrayContaining(['MAIL_FROM', 'PAYMENT_API_URL', 'PAYMENT_CLIENT_KEY']))
    for (const name of [...required, ...refused]) expect(Object.keys(shop)).toContain(name)
  })

  it('makes a shop that starts once it is filled', () => {
    const hex = (digit: string): string => `${digit}b09c1e7a5d48266`.repeat(4)
    const filled = {
      ...shop,
      PUBLIC_URL: publicUrl,
      DATABASE_URL: 'postgres://konvehti_app:x@127.0.0.1:5432/konvehti',
      READ_DATABASE_URL: 'postgres://konvehti_app:x@127.0.0.1:5433/konvehti',
      COOKIE_KEYS: hex('1'),
      SECRET_KEYS: hex('2'),
      METRICS_TOKEN: hex('3'),
      PAYMENT_API_URL: 'https://checkout-live.adyenpayments.com',
      PAYMENT_API_KEY: hex('4'),
      PAYMENT_HMAC_KEY: hex('5'),
      PAYMENT_MERCHANT_ACCOUNT: 'KonvehtiFI',
      PAYMENT_CLIENT_KEY: `live_${hex('6')}`,
      SMTP_HOST: 'mail.konvehti.fi',
      SMTP_USER: 'kauppa',
      SMTP_PASSWORD: hex('7'),
      MAIL_FROM: 'Kauppa <kauppa@konvehti.fi>',
    }
    expect(Object.entries(filled).filter(([, value]) => value === '')).toEqual([])
    expect(faultsWith(filled)).toEqual([])
  })
})

describe('the compose file', () => {
  it('has two processes that serve, one for jobs, and one that migrates before them', () => {
    const roles = ours.map(([name, { environment }]) => [name, environment?.['ROLES'] ?? ''])
    expect(roles).toEqual([
      ['migrate', ''],
      ['web1', 'web'],
      ['web2', 'web'],
      ['jobs', 'jobs'],
    ])
    for (const [name, { depends_on: after, env_file: files }] of ours) {
      expect(files, name).toEqual([`/etc/konvehti/${name === 'migrate' ? 'migrate.env' : 'env'}`])
      expect(after, name).toEqual(
        name === 'migrate'
          ? { database: { condition: 'service_healthy' } }
          : { migrate: { condition: 'service_completed_successfully' } },
      )
    }
    expect(services['migrate']?.command).toEqual(['migrate'])
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['database', 'standby', 'balancer', 'cache']))
  })

  it('gives them the ports that the load balancer asks, and each its own pictures but one media folder', () => {
    const ports = ours.flatMap(([, { environment }]) => environment?.['PORT'] ?? [])
    expect(new Set(ports).size).toBe(3)
    const asked = [...textOf('haproxy.cfg').matchAll(/^ {2}server web\d 127\.0\.0\.1:(\d+)$/gm)].map(([, port]) => port)
    expect(new Set(asked)).toEqual(new Set(ports.slice(0, 2)))
    const mounts = ours.flatMap(([, { volumes: own = [] }]) => own)
    expect(mounts.filter((mount) => mount === 'media:/srv/konvehti-media')).toHaveLength(3)
    expect(new Set(mounts.filter((mount) => mount.endsWith(':/var/cache/konvehti'))).size).toBe(3)
    for (const folder of ['/srv/konvehti-media', '/var/cache/konvehti'])
      expect(textOf('Containerfile')).toContain(folder)
  })

  it('has the ports that units have and that Prometheus reads', () => {
    const ports = ours.flatMap(([, { environment }]) => environment?.['PORT'] ?? [])
    const read = [...textOf('prometheus/prometheus.yml').matchAll(/'127\.0\.0\.1:(3\d{3})'/g)].map(([, port]) => port)
    expect(read).toEqual(ports)
    const [enabled = ''] = /systemctl enable --now .*/.exec(install) ?? []
    expect([...enabled.matchAll(/konvehti-web@(\d+)/g)].map(([, port]) => port)).toEqual(ports.slice(0, 2))
    expect(textOf('systemd/konvehti-jobs.service')).toContain(`ROLES=jobs PORT=${ports[2]} `)
  })

  it('names volumes and files that there are', () => {
    for (const [name, { volumes: own = [] }] of Object.entries(services))
      for (const mount of own) {
        const source = mount.slice(0, mount.indexOf(':'))
        const isThere = source.startsWith('.')
          ? existsSync(join(deploy, dirname(composeFile), source))
          : Object.hasOwn(volumes, source)
        expect(isThere, `${name}: ${mount}`).toBe(true)
      }
  })

  it('kills a process no sooner than systemd does', () => {
    const [, seconds] = /TimeoutStopSec=(\d+)/.exec(textOf('systemd/konvehti-web@.service')) ?? []
    for (const [name, { stop_grace_period: grace }] of ours) expect(grace, name).toBe(`${seconds}s`)
  })
})
