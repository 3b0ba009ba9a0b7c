import { parseArgs } from 'node:util'

import { prepareShop } from '../../src/app/start/prepare.ts'
import { type Database, openDatabase } from '../../src/platform/database/database.ts'
import { createLog } from '../../src/platform/logging.ts'
import { projectDirectory } from '../tools.ts'

/** What `demo/generate/write-generated.ts` exports. */
interface GenerateModule {
  generateInto: (options: {
    db: Database
    products: number
    seed: number
    now: Date
    despiteOrders: boolean
    report: (line: string) => void
  }) => Promise<number>
}

const most = { products: 1_000_000, seed: 99_999 }
const usage = `npm run generate -- --products <1 to ${most.products}> [--seed <0 to ${most.seed}>] [--despite-orders]`

/** Fills the shop that runs here, or the one at DATABASE_URL, with a generated catalogue. */
export async function run(args: readonly string[]): Promise<number> {
  const wanted = readArguments(args)
  if (wanted === null) {
    console.error(usage)
    return 2
  }
  const say = (line: string): void => console.log(line)
  const shop = await prepareShop({ project: projectDirectory, env: process.env, report: say })
  try {
    // Found at run time: the demo brand is data beside the program, not a part of it.
    const { generateInto } = (await import(`${projectDirectory}/demo/generate/write-generated.ts`)) as GenerateModule // by agreement
    const log = createLog({ level: 'warn', name: 'generate' })
    const url = shop.settings.migrationDatabaseUrl
    const handle = openDatabase({ url, maxConnections: 4, applicationName: 'generate', log, statementTimeoutMs: 0 })
    try {
      const began = performance.now()
      const added = await generateInto({ ...wanted, db: handle.db, now: new Date(), report: say })
      const seconds = (performance.now() - began) / 1000
      say(`${added} products added in ${seconds.toFixed(1)} s; ${wanted.products - added} were there already`)
    } finally {
      await handle.close()
    }
  } finally {
    await shop.stopDatabase()
  }
  return 0
}

function readArguments(args: readonly string[]): { products: number; seed: number; despiteOrders: boolean } | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        products: { type: 'string' },
        seed: { type: 'string', default: '1' },
        'despite-orders': { type: 'boolean', default: false },
      },
    })
    const number = (text: string | undefined): number => (/^\d{1,7}$/.test(text ?? '') ? Number(text) : Number.NaN)
    const [products, seed] = [number(values.products), number(values.seed)]
    const isGood = products >= 1 && products <= most.products && seed <= most.seed
    return isGood ? { products, seed, despiteOrders: values['despite-orders'] } : null
  } catch {
    return null
  }
}
