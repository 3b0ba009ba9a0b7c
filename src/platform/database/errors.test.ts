import pg from 'pg'
import { expect, it } from 'vitest'
import { isUnavailable, levelOfRetry } from './errors.ts'

const fromServer = (code: string): pg.DatabaseError => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })
/** As the job library reports an error. */
const plain = (error: Error) => ({ ...(error as object), message: error.message, stack: error.stack, queue: 'mail' })

it.each(['57P01', '57P03', '08006', '53300', '25006'])('SQLSTATE %s says that the database is away', (code) => {
  expect(isUnavailable(fromServer(code))).toBe(true)
  expect(isUnavailable(new Error('query failed', { cause: fromServer(code) }))).toBe(true)
  expect(isUnavailable(plain(fromServer(code)))).toBe(true)
})

it('so do the driver and the system, whatever shape their error has', () => {
  for (const error of [
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ]) {
    expect(isUnavailable(error)).toBe(true)
    expect(isUnavailable(plain(error))).toBe(true)
  }
})

it('other errors do not', () => {
  for (const error of [
    fromServer('23505'),
    fromServer('40001'),
    new Error('Connection refused by the bank'),
    Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
    null,
    'x',
    {},
  ])
    expect(isUnavailable(error)).toBe(false)
  expect(isUnavailable(plain(fromServer('42P01')))).toBe(false)
})

it('a failure that is tried again is an error where the statement may take too long each time', () => {
  const levelOf = (code: string) => levelOfRetry(new Error('query failed', { cause: fromServer(code) }))
  expect(['55P03', '40001', '57P01'].map(levelOf)).toEqual(['warn', 'warn', 'warn'])
  expect(['57014', '23505'].map(levelOf)).toEqual(['error', 'error'])
})
