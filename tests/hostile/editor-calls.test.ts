import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Language, languages } from '../../src/common/locale.ts'
import { isFullTier } from '../support/tier.ts'
import { createTextCheck, faultOf } from './support/answers.ts'
import { badRequests } from './support/bad-requests.ts'
import { editorExamples } from './support/editor-examples.ts'
import { type HostileShop, startHostileShop } from './support/hostile-shop.ts'
import { arrange, ourRoutes, routeName } from './support/route-examples.ts'
import { hire, type Worker } from './support/staff.ts'

/* Spoilt calls of the page editor, by an admin. */

let shop: HostileShop
let worker: Worker
let isText: (language: Language, text: string) => boolean
beforeAll(async () => {
  shop = await startHostileShop()
  worker = await hire(shop, ['Admin'])
  isText = createTextCheck(shop.tables)
})
afterAll(() => shop.stop())

/** Uploads are no JSON: media-uploads.test.ts has them. */
const uploads = ['POST /api/cms/media', 'POST /api/cms/media/:id/replace', 'POST /api/cms/media/:id/captions/:language']
const editorRoutes = () =>
  ourRoutes(shop.routes).filter(
    (route) =>
      (route.url.startsWith('/api/cms/') || route.url.endsWith('/branches')) && !uploads.includes(routeName(route)),
  )

it('each have an example, and no example is left of one that is gone', () => {
  expect(editorRoutes().map(routeName).toSorted()).toEqual(Object.keys(editorExamples).toSorted())
})

it('refuse what is spoilt in the asker’s language', async () => {
  const faults: string[] = []
  let count = 0
  const { ids } = await arrange(shop, 'nobody')
  for (const route of editorRoutes()) {
    const example = editorExamples[routeName(route)]
    if (!example) continue
    const asked = [...badRequests(route, example, ids)].filter((_, at) => isFullTier || at % 2 === count % 2)
    for (const { what, request } of asked) {
      const language = languages[count % languages.length] ?? 'fi'
      const headers = { ...worker.headers, 'accept-language': language, ...request.headers }
      const answer = await shop.send({ ...request, headers })
      count += 1
      const named = /[?&]language=(fi|sv|en)(&|$)/.exec(request.url)?.[1] as Language | undefined // as matched
      const fault = faultOf(answer, named ?? language, isText)
      if (fault) faults.push(`${routeName(route)}, ${what}: ${fault}`)
    }
  }
  process.stdout.write(`spoilt calls of the editor: ${count}\n`)
  expect(faults.slice(0, 40)).toEqual([])
}, 600_000)
