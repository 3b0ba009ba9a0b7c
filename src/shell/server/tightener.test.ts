import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createTightener, type Tightenable } from './tightener.ts'

const words = Array.from({ length: 4_000 }, (_, index) => `suklaa-${(index * 7_919) % 613} levy ${index % 37}`).join(
  ' ',
)

function quickly(text: string): Tightenable {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return { brotli: brotliCompressSync(text, { params }), isTight: false }
}

describe('an answer that is asked for again', () => {
  it('becomes smaller and says the same', async () => {
    const answer = quickly(words)
    const before = answer.brotli.length
    createTightener().offer(answer)
    await vi.waitFor(() => expect(answer.brotli.length).toBeLessThan(before * 0.97))
    expect(brotliDecompressSync(answer.brotli).toString()).toBe(words)
    expect(answer.isTight).toBe(true)
  })

  it('waits while another one is made, and is taken when it is offered again', async () => {
    const tightener = createTightener()
    const [first, second] = [quickly(words), quickly(`${words} toinen`)]
    const before = second.brotli.length
    tightener.offer(first)
    tightener.offer(second)
    expect([first.isTight, second.isTight]).toEqual([true, false])
    await vi.waitFor(
      () => {
        tightener.offer(second)
        expect(second.brotli.length).toBeLessThan(before)
      },
      { timeout: 10_000 },
    )
  })

  it('that cannot be read stays as it is', async () => {
    const tightener = createTightener()
    const broken: Tightenable = { brotli: Buffer.from('no brotli'), isTight: false }
    tightener.offer(broken)
    const after = quickly(words)
    await vi.waitFor(() => {
      tightener.offer(after)
      expect(after.isTight).toBe(true)
    })
    expect(broken.brotli.toString()).toBe('no brotli')
  })
})
