import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { imagePresets } from '../../src/common/image-presets.ts'
import { projectDirectory } from '../../tests/support/places.ts'
import { type Figure, figure, megabytes, milliseconds, type Row } from '../bench.ts'
import { listCategoryPaths, listProductPaths } from '../support/demo-paths.ts'
import { runLoad } from '../support/load.ts'
import { childrenOf, memoryOf, type Process } from '../support/processes.ts'
import { timeRequests } from '../support/requests.ts'
import { temporaryDirectory, withShop } from '../support/shop-process.ts'
import { median } from '../support/statistics.ts'
import { visits } from '../support/visits.ts'

const clients = 6
const mixedSeconds = 600
const mixedRate = 100

export const pictures: Row = {
  name: 'pictures',
  title: 'Memory after 2,000 distinct pictures and ten minutes of mixed load',

  run: async (bench) => {
    const folder = temporaryDirectory('pictures')
    try {
      return await withShop(await bench.demo(), { env: { IMAGE_CACHE_DIR: folder } }, async (shop) => {
        const before = memoryOf(shop.pid)
        if (before === null) return []
        const addresses = await distinctPictures(bench.quick ? 20 : 2_000)
        const most = watchMemory(shop)
        const times = await timeRequests(
          addresses.map((address) => shop.origin + address),
          clients,
        )
        const pages = [...(await listCategoryPaths(shop.origin)), ...(await listProductPaths(shop.origin))]
        const { next } = await visits(shop.origin, [...pages, ...addresses.slice(0, 400)])
        await runLoad(shop, {
          origin: shop.origin,
          path: '/',
          next,
          connections: 8,
          seconds: bench.quick ? 2 : mixedSeconds,
          rate: mixedRate,
        })
        const peaks = most.stop()
        const now = memoryOf(shop.pid)?.now ?? Number.NaN
        const process = childrenOf(shop.pid).reduce((sum, pid) => sum + (memoryOf(pid)?.now ?? 0), 0)
        return [
          ...memory(now, process, before.now, peaks),
          figure({
            name: 'a picture made, median',
            value: median(times),
            show: milliseconds,
            note: `${clients} clients at once, ${addresses.length} pictures`,
          }),
        ]
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

function memory(server: number, process: number, before: number, peaks: Peaks): Figure[] {
  return [
    figure({
      name: 'memory of the server process (RSS)',
      value: server,
      show: megabytes,
      atMost: 300 * 1024 * 1024,
      note: `${megabytes(before)} after the start, ${megabytes(peaks.server)} at most`,
    }),
    figure({
      name: 'server and picture process together',
      value: server + process,
      show: megabytes,
      atMost: 400 * 1024 * 1024,
      note: `${megabytes(peaks.together)} at most`,
    }),
  ]
}

interface Peaks {
  server: number
  together: number
}

/** Looks ten times a second: the picture process is replaced again and again. */
function watchMemory(server: Pick<Process, 'pid'>): { stop: () => Peaks } {
  const peaks = { server: 0, together: 0 }
  let over = false
  void (async () => {
    while (!over) {
      const own = memoryOf(server.pid)?.now ?? 0
      const children = childrenOf(server.pid).reduce((sum, pid) => sum + (memoryOf(pid)?.now ?? 0), 0)
      peaks.server = Math.max(peaks.server, own)
      peaks.together = Math.max(peaks.together, own + children)
      await sleep(100)
    }
  })()
  return {
    stop: () => {
      over = true
      return peaks
    },
  }
}

/** Addresses of pictures that pages ask for, no two the same, all sizes and both formats among them. */
async function distinctPictures(count: number): Promise<string[]> {
  const folder = join(projectDirectory, 'demo/images/products')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort()
  const shapes = (['square', 'half', 'default', 'thumbnail'] as const).flatMap((preset) =>
    imagePresets[preset].widths.flatMap((width) => ['avif', 'webp'].map((format) => `${width}/${format}/${preset}`)),
  )
  // One of each name in turn: neighbours share neither original nor size.
  const addresses = shapes.flatMap((_, turn) =>
    names.map((name, index) => `/images/${shapes[(index + turn) % shapes.length]}/products/${name}`),
  )
  if (addresses.length < count) throw new Error(`There are only ${addresses.length} pictures`)
  return addresses.slice(0, count)
}
