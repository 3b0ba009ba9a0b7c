import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)

/** A window of 256 kB (as a power of two) holds any page, and takes a sixteenth of the memory of the usual one. */
export const brotliWindow = 18

/** What is made smaller: the same text in fewer bytes. */
export interface Recompressible {
  brotli: Buffer
  isRecompressed: boolean
}

/** It rests so many times as long as it worked. */
const restFactor = 9

/**
 * Compresses answers that are asked for again once more, a tenth smaller than their first making had time for: a product page then comes in the
 * ten packets that a new connection sends before it waits. Each takes some 30 ms of a processor, outside the event loop; there
 * is one at a time and a rest after it, so that a tenth of one processor is the most it ever takes. What is offered meanwhile
 * is left as it is: whatever is asked for often is offered again.
 */
export function createRecompressor() {
  let isResting = false

  async function recompress(answer: Recompressible): Promise<void> {
    const began = performance.now()
    try {
      const text = await fromBrotli(answer.brotli)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      }
      const tight = await toBrotli(text, { params })
      if (tight.length < answer.brotli.length) answer.brotli = Buffer.from(tight)
    } catch {
      // It was good before, and stays so.
    }
    setTimeout(() => (isResting = false), (performance.now() - began) * restFactor).unref()
  }

  return {
    /** Makes it smaller, unless another one is being made or was just now. */
    offer(answer: Recompressible): void {
      if (isResting || answer.isRecompressed) return
      isResting = true
      answer.isRecompressed = true
      void recompress(answer)
    },
  }
}
