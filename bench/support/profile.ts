import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectDirectory } from '../../tests/support/places.ts'
import type { ShopDatabase } from './databases.ts'
import { startShopProcess, type ShopProcess, type ShopProcessOptions } from './shop-process.ts'

export interface Profile {
  /** What the server was doing. */
  load: string
  /** Share of the time it was busy at all. */
  busy: number
  /** By module, and by function, most first; shares of the busy time. */
  modules: { name: string; share: number }[]
  functions: { name: string; place: string; share: number }[]
}

/** What V8 writes with `--cpu-prof`. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  endTime: number
  startTime: number
  samples: number[]
  /** Microseconds before each sample. */
  timeDeltas: number[]
}

const directory = join(projectDirectory, 'test-results', 'bench', 'profiles')

/** Profiles a server of its own while `work` loads it; what `prepare` does does not count. */
export async function profileShop(
  database: ShopDatabase,
  name: string,
  prepare: (shop: ShopProcess) => Promise<void>,
  work: (shop: ShopProcess) => Promise<void>,
  options: Pick<ShopProcessOptions, 'withPayment'> = {},
): Promise<Profile> {
  const folder = join(directory, name.replaceAll(/\W+/g, '-'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const shop = await startShopProcess(database, {
    ...options,
    name: 'shop-profiled',
    flags: ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=500'],
  })
  let [began, ended] = [0, 0]
  try {
    await prepare(shop)
    began = microseconds()
    await work(shop)
    ended = microseconds()
  } finally {
    await shop.end()
  }
  const [file] = (await readdir(folder)).filter((entry) => entry.endsWith('.cpuprofile'))
  if (file === undefined) throw new Error('The server wrote no profile')
  const profile = JSON.parse(await readFile(join(folder, file), 'utf8')) as CpuProfile // V8's own file
  return summarise(profile, name, began, ended)
}

/** On the clock that V8 stamps profiles with: the system's monotonic one, the same for all processes. */
const microseconds = (): number => Number(process.hrtime.bigint() / 1000n)

/** Self time between two moments on the profile's clock, in microseconds. */
function summarise(profile: CpuProfile, load: string, from: number, to: number): Profile {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const functions = new Map<string, { name: string; place: string; time: number }>()
  const modules = new Map<string, number>()
  let [idle, busy] = [0, 0]
  let at = profile.startTime
  for (const [index, id] of profile.samples.entries()) {
    const delta = profile.timeDeltas[index] ?? 0
    at += delta
    const frame = frames.get(id)
    if (at < from || at > to || frame === undefined) continue
    if (frame.functionName === '(idle)') {
      idle += delta
      continue
    }
    busy += delta
    const file = placeOf(frame.url)
    const name = frame.functionName || '(anonymous)'
    const place = file === '' ? '' : `${file}:${frame.lineNumber + 1}`
    const known = functions.get(`${name} ${place}`)
    if (known) known.time += delta
    else functions.set(`${name} ${place}`, { name, place, time: delta })
    const module = moduleOf(file, name)
    modules.set(module, (modules.get(module) ?? 0) + delta)
  }
  const most = 12
  return {
    load,
    busy: busy / (busy + idle),
    modules: [...modules]
      .map(([name, time]) => ({ name, share: time / busy }))
      .toSorted((a, b) => b.share - a.share)
      .slice(0, most),
    functions: [...functions.values()]
      .map(({ name, place, time }) => ({ name, place, share: time / busy }))
      .toSorted((a, b) => b.share - a.share)
      .slice(0, most),
  }
}

function placeOf(url: string): string {
  if (!url.startsWith('file://')) return url
  return relative(projectDirectory, fileURLToPath(url))
}

/** `fastify`, `node:http`, `src/shell/server`, or V8's own work such as the garbage collector. */
function moduleOf(file: string, functionName: string): string {
  if (file === '') return functionName.startsWith('(') ? functionName : 'native code'
  if (file.startsWith('node:')) return file.split('/').slice(0, 2).join('/')
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  if (inPackage !== undefined) return inPackage
  return file.split('/').slice(0, 3).join('/')
}
