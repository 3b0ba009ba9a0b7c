import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FailedFetch, fetchGuardedFile, fetchGuardedText, ForbiddenFetch, isPublicAddress } from './guarded-api.ts'

const servers: Server[] = []
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
}
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guarded-'))
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true })
})

const text = (address: string, trusted: string[] = [], more: { maxBytes?: number; timeoutMs?: number } = {}) =>
  fetchGuardedText(address, { trusted, maxBytes: 1_000, timeoutMs: 2_000, ...more })

describe('public addresses', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['93.184.216.34', '172.32.0.1', '2a00:1450:4026:804::200e'])('%s is one', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
})

describe('a guarded fetch', () => {
  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/latest',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://example.org:8443/',
    'https://user:word@example.org/',
    'file:///etc/passwd',
    'ftp://example.org/x',
    '//example.org/x',
    'not an address',
    `https://example.org/${'x'.repeat(3_000)}`,
  ])('refuses %s without asking anybody', async (address) => {
    await expect(text(address)).rejects.toBeInstanceOf(ForbiddenFetch)
  })

  it('refuses a name that leads to this machine', async () => {
    await expect(text('https://localhost/')).rejects.toThrow(/no public host|not plain https/)
  })

  it('reads what the operator has set, whatever network it is of', async () => {
    const origin = await serve((_request, response) => response.end('päivää'))
    expect(await text(`${origin}/x`, [origin])).toBe('päivää')
    await expect(text(`${origin}/x`)).rejects.toBeInstanceOf(ForbiddenFetch)
  })

  it('looks at every redirect: to the same place it follows, to another of this machine it does not', async () => {
    let reached = 0
    const inside = await serve((_request, response) => {
      reached++
      response.end('secret')
    })
    const origin = await serve(({ url }, response) => {
      if (url === '/near') response.writeHead(302, { location: '/end' }).end()
      else if (url === '/far') response.writeHead(302, { location: `${inside}/` }).end()
      else if (url === '/round') response.writeHead(302, { location: '/round' }).end()
      else response.end('end')
    })
    expect(await text(`${origin}/near`, [origin])).toBe('end')
    await expect(text(`${origin}/far`, [origin])).rejects.toBeInstanceOf(ForbiddenFetch)
    await expect(text(`${origin}/round`, [origin])).rejects.toBeInstanceOf(ForbiddenFetch)
    expect(reached).toBe(0)
  })

  it('ends what is too large, whatever it says of its length, and what takes too long', async () => {
    const origin = await serve(({ url }, response) => {
      if (url === '/large') {
        response.writeHead(200, { 'transfer-encoding': 'chunked' })
        for (let part = 0; part < 20; part++) response.write('x'.repeat(100))
        response.end()
      } else response.write('a little')
    })
    await expect(text(`${origin}/large`, [origin])).rejects.toBeInstanceOf(ForbiddenFetch)
    await expect(text(`${origin}/slow`, [origin], { timeoutMs: 200 })).rejects.toBeInstanceOf(FailedFetch)
  })

  it('says what was answered where it was no 200, and that nobody was there', async () => {
    const origin = await serve((_request, response) => response.writeHead(404).end('no'))
    await expect(text(origin, [origin])).rejects.toMatchObject({ status: 404 })
    await expect(text('http://127.0.0.1:1/', ['http://127.0.0.1:1'])).rejects.toBeInstanceOf(FailedFetch)
  })

  it('writes a file and says how long it is', async () => {
    const origin = await serve((_request, response) => response.end('0123456789'))
    const file = join(folder, 'ten')
    expect(await fetchGuardedFile(origin, file, { trusted: [origin], maxBytes: 10, timeoutMs: 2_000 })).toBe(10)
    expect(await readFile(file, 'utf8')).toBe('0123456789')
  })
})
