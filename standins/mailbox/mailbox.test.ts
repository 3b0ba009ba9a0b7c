import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../support/json-log.ts'
import { type RunningMailbox, startMailbox } from './server.ts'

let dataDir: string
let mailbox: RunningMailbox

const start = () => startMailbox({ dataDir, smtpPort: 0, httpPort: 0, maxMessages: 3, log: silentLog })

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mailbox-'))
  mailbox = await start()
})
afterEach(async () => {
  await mailbox.close()
  rmSync(dataDir, { recursive: true })
})

async function send(mail: SendMailOptions = {}): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: mailbox.smtpPort, secure: false })
  await transport.sendMail({
    from: 'Konvehti <shop@example.test>',
    to: 'aino@example.test',
    subject: 'Tilausvahvistus – ”Hyvää päivää”',
    text: 'Koodi 123456',
    html: '<html><head><title>x</title></head><body><h1>Koodi 123456</h1><script>alert(1)</script></body></html>',
    ...mail,
  })
}

async function get(path: string): Promise<Response> {
  return fetch(`${mailbox.url}${path}`)
}

type Summary = { id: string; subject: string; envelope: { to: string[] } }

async function messages(query = ''): Promise<Summary[]> {
  const body = (await (await get(`/api/messages${query}`)).json()) as { messages: Summary[] }
  return body.messages
}

async function setMode(mode: object): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${mailbox.url}/control`, { method: 'POST', headers, body: JSON.stringify(mode) })).status
}

describe('the mailbox', () => {
  it('takes a message and gives its parts', async () => {
    await send({ headers: { 'List-Unsubscribe': '<https://shop.example.test/u>' } })
    const [summary] = await messages()
    expect(summary).toMatchObject({
      subject: 'Tilausvahvistus – ”Hyvää päivää”',
      envelope: { to: ['aino@example.test'] },
    })
    const message = await (await get(`/api/messages/${summary?.id}`)).json()
    expect(message).toMatchObject({
      from: expect.stringContaining('shop@example.test'),
      text: expect.stringContaining('Koodi 123456'),
      html: expect.stringContaining('<h1>Koodi 123456</h1>'),
      headers: { 'list-unsubscribe': '<https://shop.example.test/u>' },
    })
  })

  it('finds messages by address, whatever its letter case, blind copies too', async () => {
    await send()
    await send({ to: 'bo@example.test', bcc: 'Hidden@example.test' })
    expect(await messages('?to=AINO@example.test')).toHaveLength(1)
    expect(await messages('?to=hidden@example.test')).toHaveLength(1)
    expect(await messages('?to=nobody@example.test')).toEqual([])
  })

  it('keeps messages over a restart, the newest first and no more than its bound', async () => {
    for (const subject of ['1', '2', '3', '4', '5']) await send({ subject })
    await mailbox.close()
    mailbox = await start()
    expect((await messages()).map((message) => message.subject)).toEqual(['5', '4', '3'])
  })

  it('gives attachments as they were sent', async () => {
    await send({ attachments: [{ filename: 'kuitti.pdf', content: Buffer.from('%PDF-1.7') }] })
    const [summary] = await messages()
    const file = await get(`/api/messages/${summary?.id}/attachments/0`)
    expect(file.headers.get('content-disposition')).toContain('kuitti.pdf')
    expect(await file.text()).toBe('%PDF-1.7')
  })

  it('shows the HTML part in a sandbox where nothing runs', async () => {
    await send()
    const [summary] = await messages()
    const page = await (await get(`/messages/${summary?.id}`)).text()
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(page).not.toContain('<script>')
    const html = await get(`/messages/${summary?.id}/html`)
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups.*default-src 'none'/)
    expect(await html.text()).toContain('<head><base target="_blank">')
  })

  it('escapes what a subject tries to bring in', async () => {
    await send({ subject: '<img src=x onerror=alert(1)>' })
    expect(await (await get('/')).text()).toContain('&lt;img src=x')
  })

  it('can be emptied', async () => {
    await send()
    expect((await fetch(`${mailbox.url}/api/messages`, { method: 'DELETE' })).status).toBe(204)
    expect(await messages()).toEqual([])
    await mailbox.close()
    mailbox = await start()
    expect(await messages()).toEqual([])
  })

  it('refuses for now while it is told to', async () => {
    await setMode({ mode: 'refuse' })
    await expect(send()).rejects.toMatchObject({ responseCode: 451 })
    await setMode({ mode: 'ok' })
    await send()
    expect(await messages()).toHaveLength(1)
  })

  it('refuses for good what goes to a bouncing address', async () => {
    await expect(send({ to: 'bounce@example.test' })).rejects.toMatchObject({ responseCode: 550 })
  })

  it('is slow when it is told to', async () => {
    await setMode({ mode: 'slow', slowMs: 120 })
    const begin = performance.now()
    await send()
    expect(performance.now() - begin).toBeGreaterThan(110)
  })

  it('does not know other modes', async () => {
    expect(await setMode({ mode: 'lost' })).toBe(400)
  })

  it('refuses requests that other web pages make', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    expect((await fetch(`${mailbox.url}/api/messages`, { method: 'DELETE', headers })).status).toBe(403)
  })
})
