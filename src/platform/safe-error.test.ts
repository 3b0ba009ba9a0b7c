import { spawnSync } from 'node:child_process'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createLog } from './logging.ts'
import { describeError, faultText, summariseError } from './safe-error.ts'

const secret = 'Maija Meikäläinen'

function refusedRow(): DrizzleQueryError {
  const cause = Object.assign(new pg.DatabaseError(`value "${secret}" is "not" ${secret}"`, 1, 'error'), {
    code: '23514',
    constraint: 'person_name_check',
    table: 'person',
    detail: `Failing row contains (${secret})`,
    where: secret,
    hint: secret,
    internalQuery: secret,
  })
  return new DrizzleQueryError('insert into person values ($1)', [secret], cause)
}

/** What people throw, and what of it says where to look. */
const failures: readonly [string, () => unknown, object][] = [
  [
    'a refused row',
    refusedRow,
    { name: 'DrizzleQueryError', cause: { code: '23514', constraint: 'person_name_check', table: 'person' } },
  ],
  ['a parser', () => caught(() => JSON.parse(`{${secret}`)), { name: 'SyntaxError' }],
  [
    'a mail server',
    () => Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 550, response: secret }),
    { code: 'EENVELOPE', status: '550' },
  ],
  [
    'a cause',
    () => new Error('outer', { cause: refusedRow() }),
    { message: 'outer', cause: { name: 'DrizzleQueryError' } },
  ],
  ['several at once', () => new AggregateError([refusedRow()], 'all'), { errors: [{ name: 'DrizzleQueryError' }] }],
  [
    'one of our own',
    () => new Error(`The order KV26-1 "${secret}" is gone, 4111 1111 1111 1111`),
    { message: 'The order KV26-1 "…" is gone, […]' },
  ],
  ['a word that is also in a path', () => new Error('safe-error'), { message: 'safe-error' }],
  ['a text', () => secret, { name: 'string' }],
  [
    'a message of several lines',
    () => new Error(`"${secret}\n    at ${secret} (/x/${secret}.ts:1:2)"`),
    { name: 'Error' },
  ],
  [
    'an odd name',
    () => Object.assign(new Error('"x"'), { name: secret, code: secret, constraint: `a ${secret}` }),
    { name: 'Error' },
  ],
]

function caught(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

describe('what is kept of a failure', () => {
  it.each(failures)('of %s says where to look, and not for whom', (_what, make, wanted) => {
    const error = make()
    expect(describeError(error)).toMatchObject(wanted)
    for (const text of [JSON.stringify(describeError(error)), summariseError(error), faultText(error)])
      expect(text).not.toMatch(/Maija|Meikäläinen|4111/)
    if (error instanceof Error) expect(faultText(error)).toContain('safe-error.test.ts:')
  })

  it.each(['alone', 'under its name', 'under another name', 'in a child', 'without a message'])(
    'reaches the log %s in no other way',
    (how) => {
      let written = ''
      const log = createLog({ level: 'info', name: 'test', destination: { write: (line) => void (written += line) } })
      const error = refusedRow()
      if (how === 'alone') log.error(error)
      if (how === 'under its name') log.error({ err: error }, 'failed')
      if (how === 'under another name') log.error({ reason: error }, 'failed')
      if (how === 'in a child') log.child({ part: 'x' }).error({ err: error }, 'failed')
      if (how === 'without a message') log.error({ err: error })
      expect(written).toContain('"code":"23514"')
      expect(written).not.toMatch(/Maija|Meikäläinen|insert into/)
    },
  )

  it.each(['throw error', 'Promise.reject(error)', 'process.emitWarning(error); setTimeout(() => {}, 50)'])(
    'is all that a process says that ends by %s',
    (fault) => {
      const program = `
        import { createLog, logProcessFaults } from '#src/platform/logging.ts'
        logProcessFaults(createLog({ level: 'info', name: 'test' }))
        const error = Object.assign(new Error('"${secret}"'), { params: ['${secret}'], code: 'EXAMPLE' })
        ${fault}`
      const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
        encoding: 'utf8',
      })
      expect(stdout).toContain('"code":"EXAMPLE"')
      expect(stdout + stderr).not.toMatch(/Maija/)
      expect(status).toBe(fault.includes('emitWarning') ? 0 : 1)
    },
  )
})
