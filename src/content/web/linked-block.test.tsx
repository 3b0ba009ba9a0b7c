import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#src/common/locale.ts'
import type { AreaBlock } from '#src/shell/contract/block.ts'
import { ContentArea } from './ContentArea.tsx'
import { samplePage } from './gallery/sample-page.ts'
import { blockFreshMs } from './linked-block.ts'
import { sampleBase } from '../contract/sample-base.ts'
import { inPage } from './testing/in-page.tsx'

const Word = ({ block }: { block: { word: string } }) => <p>{block.word}</p>
const components = { WordBlock: Word }
const link = (id: number): AreaBlock => ({ contentLink: { id, guidValue: '' } })

let asked: string[]
let answer: (id: string, language: string) => Response
let client: QueryClient

beforeEach(() => {
  asked = []
  answer = (id, language) => Response.json({ ...sampleBase('WordBlock', Number(id)), word: `sana ${id} ${language}` })
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(url)
    const language = new Headers(init.headers).get('accept-language') ?? ''
    return Promise.resolve(answer(url.split('/').at(-1) ?? '', language))
  })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function show(blocks: readonly AreaBlock[], language: Language = 'fi') {
  const page = samplePage()
  const { ui } = inPage(<ContentArea blocks={blocks} />, {
    components,
    page: { ...page, metadata: { ...page.metadata, currentLanguage: language } },
  })
  return render(<QueryClientProvider client={client}>{ui}</QueryClientProvider>)
}
const words = () => screen.queryAllByText(/^sana/).map((node) => node.textContent)

describe('a block given by its id', () => {
  it('is fetched and stands in its place between the others', async () => {
    const inline = { ...sampleBase('WordBlock', 1), word: 'sana 1' }
    const { container } = show([inline, { ...link(7), displayOption: 'half' }, { ...link(8), displayOption: 'half' }])
    expect(words()).toEqual(['sana 1'])
    await waitFor(() => expect(words()).toEqual(['sana 1', 'sana 7 fi', 'sana 8 fi']))
    expect(asked).toEqual(['/api/cda/content/7', '/api/cda/content/8'])
    expect(container.querySelectorAll('.content-area__row .content-cell--half')).toHaveLength(2)
  })

  it('is asked for once an hour, wherever it stands', async () => {
    show([link(7), link(7)])
    await waitFor(() => expect(words()).toHaveLength(2))
    expect(asked).toHaveLength(1)

    vi.setSystemTime(Date.now() + blockFreshMs - 1)
    show([link(7)]).unmount()
    expect(asked).toHaveLength(1)

    vi.setSystemTime(Date.now() + 1)
    answer = () => Response.json({ ...sampleBase('WordBlock', 7), word: 'sana uusi' })
    show([link(7)])
    await waitFor(() => expect(words()).toContain('sana uusi'))
    expect(asked).toHaveLength(2)
  })

  it('has an entry of its own in each language', async () => {
    show([link(7)], 'sv')
    await waitFor(() => expect(words()).toEqual(['sana 7 sv']))
    show([link(7)], 'en')
    await waitFor(() => expect(words()).toEqual(['sana 7 sv', 'sana 7 en']))
  })

  it('is left out where it is not published, and the others stay', async () => {
    answer = () => Response.json([{ key: 'not-found', value: '' }], { status: 404 })
    show([link(7), { ...sampleBase('WordBlock', 1), word: 'sana 1' }])
    await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0), 30_000))
    expect(asked).toHaveLength(1)
    expect(words()).toEqual(['sana 1'])
  })
})
