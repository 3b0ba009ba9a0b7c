import { fireEvent } from '@testing-library/dom'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { FromFrame } from '../../contract/bridge-messages.ts'
import { getEdited } from '#src/shell/web/page/edited-page.ts'
import { startBridge } from './bridge.ts'

const block = { contentLink: { id: 5 }, contentType: ['Block', 'NoticeBlock'], heading: 'Sanat lomakkeesta' }
const page = {
  contentLink: { id: 12 },
  metadata: { currentLanguage: 'fi' },
  mainContentArea: [block],
} as unknown as PageModel // all that the bridge reads
let said: FromFrame[] = []
let stored: PageModel | null = null
/** As the browser tells it after a layout. */
let laidOut: () => void = () => undefined

// Its listeners are the document's, so it starts once.
beforeAll(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        laidOut = told
      }
      observe = () => undefined
    },
  )
  vi.spyOn(window.parent, 'postMessage').mockImplementation((message: FromFrame) => void said.push(message))
  document.body.innerHTML = '<div id="block-5"><h2>Sanat lomakkeesta</h2></div>'
  startBridge(page, async () => stored)
})
beforeEach(() => {
  said = []
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const heading = () => document.querySelector('h2') ?? document.body
const presses = () => said.flatMap((one) => (one.kind === 'select' ? [one.waits === true] : []))

it('chooses the block at once, and its field when no second press came', () => {
  fireEvent.click(heading())
  expect(presses()).toEqual([true])
  vi.advanceTimersByTime(1_000)
  expect(presses()).toEqual([true, false])
})

it('brings a chosen block into sight, also one that the page shows only later', () => {
  const tell = (data: object) =>
    dispatchEvent(
      new MessageEvent('message', {
        data: { konvehtiEditor: 1, ...data },
        origin: window.location.origin,
        source: window.parent,
      }),
    )
  const shown: string[] = []
  HTMLElement.prototype.scrollIntoView = function () {
    shown.push(this.id)
  }
  tell({ kind: 'select', node: 5, scroll: true })
  expect(shown).toEqual(['block-5'])
  tell({ kind: 'select', node: 6, scroll: true })
  laidOut()
  expect(shown).toEqual(['block-5'])
  document.body.insertAdjacentHTML('beforeend', '<div id="block-6"></div>')
  laidOut()
  laidOut()
  expect(shown).toEqual(['block-5', 'block-6'])
})

it('leaves the focus on the page for words that are written there', () => {
  fireEvent.click(heading())
  fireEvent.click(heading())
  fireEvent.dblClick(heading())
  vi.advanceTimersByTime(1_000)
  expect(presses()).toEqual([true, true])
  expect(document.activeElement).toBe(heading())
})

it('fetches the page again when it was saved, and what did not change keeps its identity', async () => {
  stored = { ...page, name: 'Tallennettu', mainContentArea: [{ ...block }] } as unknown as PageModel // all that the bridge reads
  const data = { konvehtiEditor: 1, kind: 'saved', node: 12, language: 'fi', version: 3 }
  dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: window.parent }))
  await vi.waitFor(() => expect(getEdited()?.name).toBe('Tallennettu'))
  expect(getEdited()?.mainContentArea?.[0]).toBe(block)
})
