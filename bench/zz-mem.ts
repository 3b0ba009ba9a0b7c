import { startDatabases } from './support/databases.ts'
import { listCategoryPaths, listProductPaths } from './support/demo-paths.ts'
import { memoryOf, cpuSeconds } from './support/processes.ts'
import { ask, timeRequests } from './support/requests.ts'
import { startShopProcess } from './support/shop-process.ts'
import { build, isBuildStale } from '../src/app/start/build.ts'
if (await isBuildStale(process.cwd())) await build(process.cwd())
const d = await startDatabases(console.log)
const mb = (n?: number) => Math.round((n ?? 0) / 1048576)
try {
  const db = await d.demo()
  for (const flags of [[], ['--max-semi-space-size=4'], ['--optimize-for-size', '--max-semi-space-size=2']]) {
    const shop = await startShopProcess(db, { flags })
    const a = memoryOf(shop.pid)
    const urls = [...(await listCategoryPaths(shop.origin)), ...(await listProductPaths(shop.origin))].map((p) => shop.origin + p)
    const c0 = cpuSeconds(shop.pid) ?? 0
    for (let i = 0; i < 3; i++) await timeRequests(urls, 4, { 'accept-encoding': 'br' })
    const c1 = cpuSeconds(shop.pid) ?? 0
    const b = memoryOf(shop.pid)
    const m = (await ask(shop.origin + '/metrics')).body.toString()
    console.log(flags.join(' ') || 'plain', 'start', mb(a?.now), 'after', mb(b?.now), 'peak', mb(b?.peak), 'cpu', (c1 - c0).toFixed(1))
    console.log(m.split('\n').filter((l) => /^(nodejs_heap_size|nodejs_external|nodejs_heap_space_size_used|process_resident)/.test(l)).map((l) => l.replace(/_bytes|nodejs_/g, '').replace(/(\d{5,})$/, (x) => mb(Number(x)) + 'MB')).join('\n'))
    console.log(m.split('\n').filter((l) => /http_request_seconds_count/.test(l)).join('\n'))
    const l = await ask(shop.origin + '/api/categories/products?category=suklaalevyt'); console.log('list bytes', l.body.length)
    await shop.end()
  }
} finally { await d.stop() }
