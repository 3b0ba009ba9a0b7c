import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)

/** A window of 256 kB (as a power of two) holds any page, and takes a sixteenth of the memory of the usual one. */
export const brotliWindow = 18

/** A cached response whose text can be compressed to fewer bytes. */
export interface Recompressible {
  brotli: Buffer
  isRecompressed: boolean
}

/** The pause after each run, as a multiple of the run's time. */
const restFactor = 9

/**
 * Compresses responses that are requested again a second time, a tenth smaller than there was time for at first: a product page then
 * fits the ten packets that a new connection sends before it waits. Each run takes some 30 ms of a processor, outside the event
 * loop; there is one run at a time and a pause after it, so that it never takes more than a tenth of one processor. A response
 * offered meanwhile is left as it is: what is requested often is offered again.
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
      // The response stays as it was.
    }
    setTimeout(() => (isResting = false), (performance.now() - began) * restFactor).unref()
  }

  return {
    /** Recompresses the response, unless another run is going on or has just ended. */
    offer(answer: Recompressible): void {
      if (isResting || answer.isRecompressed) return
      isResting = true
      answer.isRecompressed = true
      void recompress(answer)
    },
  }
}
