import { build } from '../../src/app/start/build.ts'
import { projectDirectory } from '../tools.ts'

export async function run(): Promise<number> {
  await build(projectDirectory, true)
  return 0
}
