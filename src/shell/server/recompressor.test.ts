import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createRecompressor, type Recompressible } from './recompressor.ts'

const words = Array.from({ length: 4_000 }, (_, index) => `suklaa-${(index * 7_919) % 613} levy ${index % 37}`).join(
  ' ',
)

function quickly(text: string): Recompressible {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return { brotli: brotliCompressSync(text, { params }), isRecompressed: false }
}

describe('an answer that is asked for again', () => {
  it('becomes smaller and says the same', async () => {
    const answer = quickly(words)
    const before = answer.brotli.length
    createRecompressor().offer(answer)
    await vi.waitFor(() => expect(answer.brotli.length).toBeLessThan(before * 0.97), 30_000)
    expect(brotliDecompressSync(answer.brotli).toString()).toBe(words)
    expect(answer.isRecompressed).toBe(true)
  })

  it('waits while another one is made, and is taken when it is offered again', async () => {
    const recompressor = createRecompressor()
    const [first, second] = [quickly(words), quickly(`${words} toinen`)]
    const before = second.brotli.length
    recompressor.offer(first)
    recompressor.offer(second)
    expect([first.isRecompressed, second.isRecompressed]).toEqual([true, false])
    await vi.waitFor(() => {
      recompressor.offer(second)
      expect(second.brotli.length).toBeLessThan(before)
    }, 30_000)
  })

  it('that cannot be read stays as it is', async () => {
    const recompressor = createRecompressor()
    const broken: Recompressible = { brotli: Buffer.from('no brotli'), isRecompressed: false }
    recompressor.offer(broken)
    const after = quickly(words)
    await vi.waitFor(() => {
      recompressor.offer(after)
      expect(after.isRecompressed).toBe(true)
    }, 30_000)
    expect(broken.brotli.toString()).toBe('no brotli')
  })
})
