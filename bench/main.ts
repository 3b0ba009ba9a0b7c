import { parseArgs } from 'node:util'
import { build, isBuildStale } from '../src/app/start/build.ts'
import { unpackChromium } from '../tests/support/chromium.ts'
import { projectDirectory } from '../tests/support/places.ts'
import { type Bench, isMissed, type Row } from './bench.ts'
import { printRow, replaceRows, type RowResult, writeReport } from './report.ts'
import { cachedAnswers } from './rows/cached-answers.ts'
import { cartAdds } from './rows/cart-adds.ts'
import { facets } from './rows/facets.ts'
import { javascript } from './rows/javascript.ts'
import { longTexts } from './rows/long-texts.ts'
import { lighthousePages } from './rows/lighthouse.ts'
import { pricedCarts } from './rows/priced-carts.ts'
import { productSearch } from './rows/product-search.ts'
import { recipeSearch } from './rows/recipe-search.ts'
import { relevance } from './rows/relevance.ts'
import { pictures } from './rows/pictures.ts'
import { newsOfChanges } from './rows/news-of-changes.ts'
import { orderList } from './rows/order-list.ts'
import { orders } from './rows/orders.ts'
import { plans } from './rows/plans.ts'
import { serverRender } from './rows/server-render.ts'
import { start } from './rows/start.ts'
import { twoProcesses } from './rows/two-processes.ts'
import { vendure } from './rows/vendure.ts'
import { startDatabases } from './support/databases.ts'
import type { Profile } from './support/profile.ts'

/*
 * npm run bench [-- --only=cached,adds [--write]] [--full] [--quick]: every figure of the speed budgets. A run of all rows
 * writes docs/benchmarks.md and bench/results.json; one of some rows only prints, but with --write puts its rows there with
 * their day. A quick one only prints.
 */

const rows: readonly Row[] = [
  cachedAnswers,
  facets,
  productSearch,
  recipeSearch,
  relevance,
  serverRender,
  cartAdds,
  pricedCarts,
  orders,
  orderList,
  plans,
  twoProcesses,
  newsOfChanges,
  longTexts,
  start,
  pictures,
  javascript,
  lighthousePages,
  vendure,
]
const profiledRows = 2

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
})

const namesIn = (list: string): string[] => list.split(',')

function chosenRows(): readonly Row[] {
  if (values.only === undefined) return rows.filter(({ isSlow }) => isSlow !== true || values.full)
  const names = namesIn(values.only)
  const unknown = names.find((name) => !rows.some((row) => row.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no row "${unknown}"; known: ${rows.map(({ name }) => name).join(', ')}`)
  return rows.filter(({ name }) => names.includes(name))
}

async function run(): Promise<void> {
  const began = performance.now()
  const chosen = chosenRows()
  if (await isBuildStale(projectDirectory)) {
    console.log('building the pages')
    await build(projectDirectory)
  }
  await unpackChromium()
  const databases = await startDatabases(console.log)
  try {
    const bench: Bench = {
      demo: databases.demo,
      generated: databases.generated,
      lookAlikes: databases.lookAlikes,
      databaseStartMs: databases.startMs,
      quick: values.quick,
      full: values.full,
      plans: [],
      say: console.log,
    }
    const results: RowResult[] = []
    for (const row of chosen) {
      console.log(`\n${row.title}`)
      const figures = await row.run(bench)
      results.push({ name: row.name, title: row.title, figures })
      printRow(figures)
    }
    const profiles: Profile[] = []
    for (const row of profiled(chosen, results)) {
      if (row.profile === undefined) continue
      console.log(`\nprofile: ${row.name}`)
      const profile = await row.profile(bench)
      profiles.push(profile)
      for (const { name, share } of profile.modules) console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${name}`)
      for (const { name, place, share } of profile.functions)
        console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${name}  ${place}`)
    }
    const minutes = (performance.now() - began) / 60_000
    const isWhole = values.only === undefined && !values.quick
    if (isWhole) await writeReport({ results, profiles, plans: bench.plans, database: databases.version, minutes })
    const isPart = values.only !== undefined && values.write && !values.quick
    if (isPart) await replaceRows(results)
    const missed = results.flatMap(({ figures }) => figures).filter(isMissed).length
    console.log(`\n${missed} budgets missed, ${minutes.toFixed(1)} minutes`)
    if (isWhole || isPart) console.log('Written: docs/benchmarks.md, bench/results.json')
  } finally {
    await databases.stop()
  }
}

/** The rows to look into: those named, or the two that miss their budgets most or come closest to it. */
function profiled(chosen: readonly Row[], results: readonly RowResult[]): readonly Row[] {
  if (values.profile !== undefined) {
    const names = namesIn(values.profile)
    return rows.filter(({ name }) => names.includes(name))
  }
  const worst = (row: Row): number =>
    Math.max(
      0,
      ...(results.find(({ name }) => name === row.name)?.figures ?? []).map(({ overBudget }) => overBudget ?? 0),
    )
  return chosen
    .filter((row) => row.profile !== undefined)
    .toSorted((a, b) => worst(b) - worst(a))
    .slice(0, values.quick ? 0 : profiledRows)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
try {
  await run()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
