import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ok } from '#src/common/result.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createLog } from '#src/platform/logging.ts'
import { tester } from '../../../tests/support/actors.ts'
import { documentRoutes, type DocumentRouteDeps } from './document.routes.ts'

let app: App
let asked: unknown[]
const draft = { language: 'fi', version: 1, status: 'draft', createdBy: '', createdAt: new Date(), publishedAt: null }

beforeAll(async () => {
  app = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log: createLog({ level: 'silent', name: 'test' }),
    text: (language, key) => `${language} ${key}`,
    actorOf: () => Promise.resolve(tester),
  })
  const note =
    (what: string) =>
    (...args: unknown[]) => {
      asked.push([what, ...args.filter((one) => one !== tester)])
      return Promise.resolve(ok(null))
    }
  // The calls that publishing makes.
  const deps = {
    admin: { states: () => Promise.resolve([draft]) },
    service: { publish: note('publish'), schedule: note('schedule') },
  } as unknown as DocumentRouteDeps
  documentRoutes(deps)(app)
})
beforeEach(() => void (asked = []))
afterAll(() => app.close())

const publish = (times: object) =>
  app.inject({ method: 'POST', url: '/api/cms/content/7/publish', payload: { languages: ['fi'], ...times } })

it('takes a day alone as an end to its end, and as a beginning from its beginning, in Helsinki', async () => {
  await publish({ at: '2026-12-01', until: '2026-12-24' })
  await publish({ until: '2027-06-24' })
  await publish({ at: '2026-12-01T06:00:00+02:00' })
  const [at, until] = [new Date('2026-11-30T22:00:00Z'), new Date('2026-12-24T22:00:00Z')]
  expect(asked).toEqual([
    ['schedule', 7, ['fi'], { at, until }],
    ['publish', 7, ['fi'], { leavesNothing: [], until: new Date('2027-06-24T21:00:00Z') }],
    ['schedule', 7, ['fi'], { at: new Date('2026-12-01T04:00:00Z'), until: null }],
  ])
})

it('leaves nothing at old addresses in the languages that are named, and is refused what names none', async () => {
  await publish({ leavesNothing: ['fi'] })
  expect(asked).toEqual([['publish', 7, ['fi'], { leavesNothing: ['fi'], until: null }]])
  for (const wrong of ['fi', ['de'], ['fi', 'fi']])
    expect((await publish({ leavesNothing: wrong })).statusCode).toBe(400)
})

it.each(['2026-12-31T23:59:60Z', '2026-12-24t16:00:00z', '2026-02-30', 'tomorrow', ''])(
  'publishes nothing at once, or for good, for a time that is none: %j',
  async (time) => {
    for (const times of [{ at: time }, { until: time }]) expect((await publish(times)).statusCode).toBe(400)
    expect(asked).toEqual([])
  },
)
