import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxUploadBytes } from '../../src/media/contract/media.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { hire, type Worker } from './support/staff.ts'

/* Files that somebody with a way in, or somebody who has stolen one, sends to the media library. */

let shop: HostileShop
let publisher: Worker
let editor: Worker
beforeAll(async () => {
  shop = await startHostileShop()
  publisher = await hire(shop, ['Publisher'])
  editor = await hire(shop, ['Editor'])
})
afterAll(() => shop.stop())

const boundary = 'konvehti-test-boundary'
const field = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
const file = (name: string, content: Buffer | string, type = 'application/octet-stream') =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const send = (parts: Buffer[], worker: Worker | null = publisher, url = '/api/cms/media', language = 'fi') =>
  shop.send({
    method: 'POST',
    url,
    headers: {
      ...(worker?.headers ?? { 'x-requested-with': 'fetch', origin: 'http://localhost:3000' }),
      'accept-language': language,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  })
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`
const count = async () =>
  (await shop.database.sql<{ items: string }>`select count(*) as items from media_item`)[0]?.items

describe('uploads to the media library', () => {
  it('are refused in words, and nothing is kept of them', async () => {
    const before = await count()
    const hostile: [string, Buffer[]][] = [
      ['a page under a picture’s name', [file('kuva.jpg', '<!doctype html><script>hit()</script>', 'image/jpeg')]],
      ['a drawing under a picture’s name', [file('kuva.png', svg(''), 'image/png')]],
      ['a program', [file('kuva.exe', Buffer.from('MZ\u0000\u0000'))]],
      ['half a picture', [file('kuva.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))]],
      ['a folder outside', [field('folder', '../../etc'), file('kuva.svg', svg(''))]],
      ['more than a file may have', [file('kuva.jpg', Buffer.alloc(maxUploadBytes + 1, 0xff))]],
      ['no file', [field('folder', 'x')]],
      ['an empty file', [file('kuva.jpg', '')]],
    ]
    for (const [what, parts] of hostile) {
      const answer = await send(parts)
      expect(answer.statusCode, what).toBe(400)
      expect(answer.json<{ value: string }[]>()[0]?.value, what).toMatch(/^\p{Lu}.*\.$/u)
    }
    const notMultipart = await shop.send({
      method: 'POST',
      url: '/api/cms/media',
      headers: publisher.headers,
      payload: { file: 'x' },
    })
    expect(notMultipart.statusCode).toBeGreaterThanOrEqual(400)
    expect(notMultipart.statusCode).toBeLessThan(500)
    expect(await count()).toBe(before)
  })

  it('are refused with the whole reason in the language of who sends them', async () => {
    const stamp = await sharp({ create: { width: 120, height: 300, channels: 3, background: '#a63' } })
      .png()
      .toBuffer()
    const reasonIn = async (language: string) =>
      (await send([file('merkki.png', stamp)], publisher, '/api/cms/media', language)).json<object[]>()[0]
    const key = 'media-library/refused/too-small'
    expect([await reasonIn('fi'), await reasonIn('sv'), await reasonIn('en')]).toMatchObject([
      { key, value: 'Kuva on liian pieni: 120 × 300 kuvapistettä. Kummankin sivun on oltava vähintään 200.' },
      { key, value: 'Bilden är för liten: 120 × 300 bildpunkter. Båda sidorna ska ha minst 200.' },
      { key, value: 'The picture is too small: 120 × 300 pixels. Each side needs at least 200.' },
    ])
  })

  it('keep of a drawing what draws, and of a name what is one', async () => {
    const answer = await send([
      field('folder', 'hostile'),
      field('altText-fi', 'Merkki\u0000 <b>'),
      file(
        '../../evil\\merkki.svg',
        svg('<script>hit()</script><a href="javascript:hit()"><path onload="hit()" d="M0 0h1"/></a>'),
      ),
    ])
    expect(answer.statusCode).toBe(201)
    const entry = answer.json<{ id: number; path: string; name: string; altText: { fi: string } }>()
    expect(entry.path).toMatch(/^\/media\/uploaded\/\w{32}\.svg$/)
    expect(entry.name).toBe('merkki.svg')
    expect(entry.altText.fi).toBe('Merkki <b>')
    const [row] = await shop.database.sql<{ markup: string }>`select markup from media_item where id = ${entry.id}`
    expect(row?.markup).not.toMatch(/script|onload|hit/)
    const renamed = await shop.send({
      method: 'PUT',
      url: `/api/cms/media/${entry.id}`,
      headers: editor.headers,
      payload: { name: 'Uusi', altText: { fi: 'a', sv: 'b', en: 'c' } },
    })
    expect(renamed.statusCode).toBe(200)
  })

  it('are for those who may, and an item in use stays', async () => {
    expect((await send([file('kuva.svg', svg(''))], null)).statusCode).toBe(403)
    const [used] = await shop.database.sql<{ id: number }>`
      select (value #>> '{}')::integer as id from content_version,
      jsonb_path_query(fields, 'strict $.**.media ? (@.type() == "number")', '{}', true) as value
      where status = 'published' limit 1`
    const url = `/api/cms/media/${used?.id}`
    expect((await send([file('kuva.svg', svg(''))], editor, `${url}/replace`)).statusCode).toBe(403)
    expect((await shop.send({ method: 'DELETE', url, headers: editor.headers })).statusCode).toBe(403)
    const removed = await shop.send({ method: 'DELETE', url, headers: publisher.headers })
    expect(removed.statusCode).toBe(400)
    expect(removed.json<{ key: string }[]>()[0]?.key).toContain('in-use')
    const usage = await shop.send({ method: 'GET', url: `${url}/usage`, headers: editor.headers })
    expect(usage.json<{ items: object[] }>().items.length).toBeGreaterThan(0)
    const listed = await shop.send({ method: 'GET', url: '/api/cms/media?view=unused', headers: editor.headers })
    expect(listed.json<{ items: { id: number }[] }>().items.map(({ id }) => id)).not.toContain(used?.id)
  })
})
