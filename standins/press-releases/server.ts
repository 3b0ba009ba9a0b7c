import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyReply } from 'fastify'
import { demoFeedId, vendorReleases, type VendorRelease } from '../../demo/news/press-room.ts'
import { jsonLog, type Log } from '../support/json-log.ts'
import { DEFAULT_SETTINGS, type PressReleasesSettings } from './settings.ts'

/** `none` all is well · `down` 503 for everything · `error` 500 for everything · `slow` answers after 20 s · `broken` JSON that ends in
 * its middle · `garbage` a page instead of JSON · `empty` a feed without releases · `half` every page has half of what it tells of ·
 * `moving` another total on every page · `no-media` 500 for pictures and files · `huge-media` 25 MB for each of them ·
 * `stray-media` each leads to this machine by a redirect · `gone-media` 404 */
const faults = [
  'none',
  'down',
  'error',
  'slow',
  'broken',
  'garbage',
  'empty',
  'half',
  'moving',
  'no-media',
  'huge-media',
  'stray-media',
  'gone-media',
] as const
export type PressFault = (typeof faults)[number]

/** All may be left out. `log` is for tests, and so are the milliseconds of `slow` and the releases of another room. */
export type PressReleasesOptions = Partial<PressReleasesSettings> & {
  log?: Log
  slowMs?: number
  releases?: (origin: string) => VendorRelease[]
}

/** `url` is the service's origin, on 127.0.0.1 only; `calls` counts those that were answered or not, by path. */
export type RunningPressReleases = {
  url: string
  setFault(fault: PressFault): void
  /** What is told now, newest first. */
  releases(): readonly VendorRelease[]
  /** Adds one, or puts it in the place of the one with its id. */
  put(release: VendorRelease): void
  /** False: there is none of the id. */
  withdraw(id: string): boolean
  calls(): Readonly<Record<string, number>>
  close(): Promise<void>
}

const pageSizeMax = 50
const hugeBytes = 25_000_000
const images = new URL('../../demo/images/', import.meta.url)

export async function startPressReleases(options: PressReleasesOptions = {}): Promise<RunningPressReleases> {
  const { log = jsonLog('press-releases'), port = DEFAULT_SETTINGS.port, slowMs = 20_000 } = options
  let fault: PressFault = 'none'
  let told: VendorRelease[] = []
  const calls: Record<string, number> = {}
  const app = fastify({ forceCloseConnections: true })

  const setFault = (next: PressFault): void => {
    fault = next
    log({ event: 'control', fault })
  }
  const put = (release: VendorRelease): void => {
    told = [...told.filter(({ EncryptedId }) => EncryptedId !== release.EncryptedId), release].toSorted(
      (a, b) => b.PublishDate.localeCompare(a.PublishDate) || a.Id - b.Id,
    )
    log({ event: 'put', id: release.EncryptedId })
  }
  const withdraw = (id: string): boolean => {
    const before = told.length
    told = told.filter(({ EncryptedId }) => EncryptedId !== id)
    log({ event: 'withdraw', id })
    return told.length < before
  }
  /** Changes a release as its author would: other words, and the moment of the change. */
  const change = (id: string, title: string): boolean => {
    const known = told.find(({ EncryptedId }) => EncryptedId === id)
    if (!known) return false
    put({ ...known, Title: title, HtmlTitle: title, LastChangeDate: new Date().toISOString() })
    return true
  }

  /** Publishes a release now: the newest Finnish one under another title, as if it had just been written. */
  const publish = (title: string): string | null => {
    const like = told.find(({ LanguageCode }) => LanguageCode === 'fi')
    if (!like) return null
    const number = Math.max(...told.map(({ Id }) => Id)) + 1
    // An id that was never used: one that is known already would be no news.
    const id = randomUUID()
    const now = new Date().toISOString()
    const words = { Title: title, HtmlTitle: title, PublishDate: now, LastChangeDate: now }
    put({ ...like, ...words, Id: number, EncryptedId: id, LanguageVersions: [] })
    return id
  }

  app.get('/health', () => ({ ok: true }))
  app.get('/control', () => ({
    fault,
    faults,
    calls,
    releases: told.map(({ EncryptedId, LanguageCode, PublishDate, Title }) => ({
      id: EncryptedId,
      language: LanguageCode,
      published: PublishDate,
      title: Title,
    })),
  }))
  type Order = {
    publish?: string
    fault?: string
    withdraw?: string
    change?: string
    title?: string
    restore?: boolean
  }
  app.post<{ Body: Order | null }>('/control', (request, reply) => {
    const {
      publish: written = '',
      fault: named,
      withdraw: gone,
      change: changed,
      title = '',
      restore,
    } = request.body ?? {}
    const wanted = faults.find((name) => name === named)
    if (wanted !== undefined) setFault(wanted)
    else if (written !== '') return reply.send({ published: publish(written) })
    else if (restore === true) told = (options.releases ?? vendorReleases)(url)
    else if (gone !== undefined && withdraw(gone)) return reply.send({ withdrawn: gone })
    else if (changed !== undefined && title !== '' && change(changed, title)) return reply.send({ changed })
    else return reply.code(400).send({ faults })
    return reply.send({ fault })
  })

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const path = request.routeOptions.url ?? ''
      calls[path] = (calls[path] ?? 0) + 1
      if (fault === 'slow') await sleep(slowMs)
      if (fault === 'down') return reply.code(503).send('Service Unavailable')
      if (fault === 'error') return reply.code(500).send({ Message: 'An error has occurred.' })
    })

    const answer = (reply: FastifyReply, body: object) => {
      if (fault === 'garbage') return reply.type('text/html').send('<!doctype html><h1>Scheduled maintenance</h1>')
      const text = JSON.stringify(body)
      return reply
        .type('application/json; charset=utf-8')
        .send(fault === 'broken' ? text.slice(0, Math.ceil(text.length / 2)) : text)
    }

    scope.get<{ Params: { id: string }; Querystring: { pageIndex?: string; pageSize?: string } }>(
      '/papi/NewsFeed/:id',
      (request, reply) => {
        if (request.params.id !== demoFeedId) return reply.code(404).send({ Message: 'No feed was found.' })
        const index = Math.max(1, Number(request.query.pageIndex) || 1)
        const size = Math.min(pageSizeMax, Math.max(1, Number(request.query.pageSize) || pageSizeMax))
        const shown = fault === 'empty' ? [] : told
        const page = shown.slice((index - 1) * size, index * size)
        return answer(reply, {
          Title: 'Konvehti',
          Author: 'Konvehti Oy',
          DatePackaged: new Date().toISOString(),
          ReleaseFeedIdentifier: demoFeedId,
          MediaFeedIdentifier: '',
          PageIndex: index,
          PageSize: size,
          TotalFoundReleases: shown.length + (fault === 'moving' ? index : 0),
          TotalFoundMedias: 0,
          Releases: fault === 'half' ? page.slice(0, Math.floor(page.length / 2)) : page,
          Medias: [],
        })
      },
    )

    scope.get<{ Params: { id: string } }>('/papi/Release/:id', (request, reply) => {
      const release = told.find(({ EncryptedId }) => EncryptedId === request.params.id)
      if (!release) return reply.code(404).send({ Message: 'The release was not found.' })
      return answer(reply, { Title: 'Konvehti', Author: 'Konvehti Oy', Release: release })
    })

    const media = (folder: string) => async (request: { params: { '*': string } }, reply: FastifyReply) => {
      const name = request.params['*']
      if (fault === 'no-media') return reply.code(500).send('')
      if (fault === 'gone-media') return reply.code(404).send('')
      if (fault === 'stray-media') return reply.redirect('http://127.0.0.1:1/inside', 302)
      if (fault === 'huge-media') return reply.type('image/jpeg').send(Buffer.alloc(hugeBytes, 1))
      if (!/^([a-z0-9-]+\/)?[a-z0-9-]+\.(webp|pdf)$/.test(name)) return reply.code(404).send('')
      const file = await readFile(new URL(folder + name, images)).catch(() => null)
      if (!file) return reply.code(404).send('')
      return reply.type(name.endsWith('.pdf') ? 'application/pdf' : 'image/webp').send(file)
    }
    scope.get<{ Params: { '*': string } }>('/papi/media/*', media(''))
    scope.get<{ Params: { '*': string } }>('/papi/files/*', media('news/'))
  })

  const url = await app.listen({ host: '127.0.0.1', port })
  told = (options.releases ?? vendorReleases)(url)
  log({ event: 'started', url })
  return {
    url,
    setFault,
    releases: () => told,
    put,
    withdraw,
    calls: () => ({ ...calls }),
    async close() {
      await app.close()
      log({ event: 'stopped' })
    },
  }
}
