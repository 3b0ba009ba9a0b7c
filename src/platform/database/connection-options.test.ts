import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withRole } from '../../../tests/support/database-urls.ts'
import { connectionOptions, socketUrl, withAuthority, withDatabase } from './connection-options.ts'

describe('connectionOptions', () => {
  const ordinary = {
    host: 'db.example',
    port: 5432,
    socket: null,
    user: 'shop',
    password: null,
    database: 'konvehti',
    tls: false,
  }

  it.each([
    ['postgres://shop@db.example/konvehti', {}],
    ['postgresql://shop@db.example/konvehti?sslmode=disable', {}],
    ['postgres://shop:p%40ss%3A@db.example:6432/konvehti', { password: 'p@ss:', port: 6432 }],
    ['postgres://sh%20op@db.example/kon%2Fvehti', { user: 'sh op', database: 'kon/vehti' }],
    ['postgres://shop@[::1]/konvehti', { host: '::1' }],
    ['postgres://shop@db.example/konvehti?sslmode=require', { tls: { rejectUnauthorized: false } }],
    ['postgres://shop@db.example/konvehti?sslmode=verify-full', { tls: { rejectUnauthorized: true } }],
    [
      'postgres://shop@localhost/konvehti?socket=/run/a%20b/.s.PGSQL.5432',
      { host: 'localhost', socket: '/run/a b/.s.PGSQL.5432' },
    ],
  ])('reads %s', (url, expected) => {
    expect(connectionOptions(url)).toEqual({ ...ordinary, ...expected })
  })

  it.each([
    ['mysql://shop@db.example/konvehti', 'must start with postgres://'],
    ['konvehti', 'must start with postgres://'],
    ['postgres://shop@db.example/', 'needs a user and a database'],
    ['postgres://db.example/konvehti', 'needs a user and a database'],
    ['postgres://shop@db.example/konvehti?sslmode=prefer', 'sslmode=prefer'],
    ['postgres://shop@db.example/konvehti?options=-c', 'unknown parameter "options"'],
  ])('refuses %s', (url, message) => {
    expect(() => connectionOptions(url)).toThrow(message)
  })

  it('takes the authority of a server’s certificate from a file, for a verified connection alone', () => {
    const file = fileURLToPath(import.meta.url)
    const url = withAuthority('postgres://shop@db.example/konvehti?sslmode=verify-full', file)
    expect(connectionOptions(url).tls).toEqual({ rejectUnauthorized: true, ca: readFileSync(file, 'utf8') })
    const unverified = withAuthority('postgres://shop@db.example/konvehti?sslmode=require', file)
    expect(() => connectionOptions(unverified)).toThrow('needs sslmode=verify-full')
  })

  it('does not repeat a password in its message', () => {
    expect(() => connectionOptions('http://shop:secret@db.example/konvehti')).toThrow(/^(?!.*secret)/)
  })

  it('reads back what socketUrl, withDatabase and withRole write', () => {
    const url = socketUrl('/run/a&b/.s.PGSQL.5432', 'konvehti_app', 'shop')
    expect(connectionOptions(url)).toMatchObject({
      socket: '/run/a&b/.s.PGSQL.5432',
      user: 'konvehti_app',
      database: 'shop',
    })
    expect(connectionOptions(withRole(withDatabase(url, 'a b'), 'x'))).toMatchObject({ user: 'x', database: 'a b' })
    expect(connectionOptions(withRole('postgres://a:b@h/d', 'x'))).toMatchObject({ user: 'x', password: null })
  })
})
