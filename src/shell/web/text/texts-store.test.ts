import { parse } from '@formatjs/icu-messageformat-parser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compileTexts } from '#src/common/compiled-texts.ts'
import type { Language } from '#src/common/locale.ts'
import { createTextsStore } from './texts-store.ts'

const tables = {
  fi: { '/cart/title': 'Ostoskori', '/cart/count': '{count, plural, one {# tuote} other {# tuotetta}}' },
  sv: { '/cart/title': 'Varukorg', '/cart/count': '{count, plural, one {# produkt} other {# produkter}}' },
  en: { '/cart/title': 'Basket', '/cart/count': '{count, plural, one {# item} other {# items}}', '/only': "It''s {n}" },
}
/** What the server compiles. */
const compiledFor = (language: Language) => compileTexts(tables, language, parse).messages

let asked: string[] = []
let localizations: () => Response
let idle: (() => void)[] = []
let documentState: DocumentReadyState

beforeEach(() => {
  asked = []
  idle = []
  documentState = 'complete'
  localizations = () => Response.json(tables)
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => documentState)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    if (url === '/api/localizations') return Promise.resolve(localizations())
    const language = /\/texts\/(fi|sv|en)/.exec(url)?.[1] as Language // the store asks for nothing else
    return Promise.resolve(Response.json(compiledFor(language)))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
async function bringAll(store: ReturnType<typeof createTextsStore>): Promise<void> {
  store.loadAllWhenIdle()
  for (const run of idle) run()
  await settle()
}

describe('the texts of all locales', () => {
  it('come once the document has loaded and the browser is idle, not before', async () => {
    documentState = 'interactive'
    createTextsStore().loadAllWhenIdle()
    expect(idle).toHaveLength(0)
    window.dispatchEvent(new Event('load'))
    expect(idle).toHaveLength(1)
    expect(asked).toEqual([])
    idle[0]?.()
    expect(asked).toEqual(['/api/localizations'])
    await settle()
  })

  it('come after a while where the browser does not tell when it is idle', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    Reflect.deleteProperty(window, 'requestIdleCallback')
    vi.useFakeTimers()
    try {
      createTextsStore().loadAllWhenIdle()
      expect(asked).toEqual([])
      vi.advanceTimersByTime(2_000)
      expect(asked).toEqual(['/api/localizations'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('are left out where the visitor saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    await bringAll(createTextsStore())
    expect(asked).toEqual([])
  })

  it('are what a switch shows, without another call', async () => {
    const store = createTextsStore()
    await store.load('fi', '/texts/fi.0123456789ab.json')
    await bringAll(store)
    asked = []
    for (const language of ['sv', 'en', 'fi'] as const) {
      expect(await store.load(language)).toEqual(compiledFor(language))
    }
    expect(asked).toEqual([])
    expect(await store.load('sv')).toMatchObject({ '/cart/title': 'Varukorg', '/cart/count': [{ value: 'count' }] })
  })

  it('are not waited for: a switch before them loads the file of its language', async () => {
    const store = createTextsStore()
    expect(await store.load('sv')).toEqual(compiledFor('sv'))
    expect(asked).toEqual(['/texts/sv.json'])
  })

  it('may fail: then too a switch loads the file of its language', async () => {
    localizations = () => new Response('', { status: 503 })
    const store = createTextsStore()
    await bringAll(store)
    asked = []
    expect(await store.load('sv')).toEqual(compiledFor('sv'))
    expect(asked).toEqual(['/texts/sv.json'])
  })
})

it('a file that did not come is asked for again by the next switch', async () => {
  const store = createTextsStore()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })))
  await expect(store.load('sv')).rejects.toThrow('500')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(compiledFor('sv'))))
  expect(await store.load('sv')).toEqual(compiledFor('sv'))
})
