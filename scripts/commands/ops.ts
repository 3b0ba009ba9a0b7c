import { prepareShop } from '../../src/app/start/prepare.ts'
import { projectDirectory, runNode } from '../tools.ts'

/** The operators' command line, on the shop that runs here or on DATABASE_URL. */
export async function run(args: readonly string[]): Promise<number> {
  const line = ['src/app/ops-main.ts', ...args]
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = process.env
  // An installed shop has all its settings, and no role here that could migrate: a restored database stays as it was put back.
  if (DATABASE_URL && !MIGRATION_DATABASE_URL) return runNode(line)
  const shop = await prepareShop({ project: projectDirectory, env: process.env, report: () => {} })
  try {
    return await runNode(line, { env: shop.environment })
  } finally {
    await shop.stopDatabase()
  }
}
