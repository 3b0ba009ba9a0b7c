import { prepareShop } from '../../src/app/start/prepare.ts'
import { projectDirectory, runNode } from '../tools.ts'

/** The operators' command line, on the shop that runs here or on DATABASE_URL. */
export async function run(args: readonly string[]): Promise<number> {
  const shop = await prepareShop({ project: projectDirectory, env: process.env, report: () => {} })
  try {
    return await runNode(['src/app/ops-main.ts', ...args], { env: shop.environment })
  } finally {
    await shop.stopDatabase()
  }
}
