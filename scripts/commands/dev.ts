import { startShop } from '../../src/app/start/supervise.ts'
import { projectDirectory } from '../tools.ts'

export async function run(): Promise<number> {
  const code = await startShop({ project: projectDirectory, env: process.env, development: true })
  process.exit(code)
}
