import { expect, it } from 'vitest'
import { announcement } from './announce.ts'
import { portsFrom } from './environment.ts'
import { makeSecrets } from './secrets.ts'

const announced = (overrides: Record<string, string>): string =>
  announcement({
    project: '.',
    dataDirectory: '.',
    databaseUrl: '',
    migrationDatabaseUrl: '',
    ports: portsFrom({}),
    secrets: makeSecrets(),
    development: false,
    overrides,
  })

it('a shop that runs no jobs says so, and what does not happen then', () => {
  expect(announced({ ROLES: 'web' })).toContain('No process here runs the jobs (ROLES=web)')
  for (const overrides of [{}, { ROLES: 'jobs' }, { ROLES: 'web,jobs' }] as Record<string, string>[])
    expect(announced(overrides)).not.toContain('runs the jobs')
})
