import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress.ts'
import { fingerprint } from './fingerprint.ts'

const stamp = 'dist/.stamp'
const sources = ['src/**/*.{ts,tsx,css,json,svg,woff2}', 'vite.config.ts', 'package-lock.json']
// Neither bundle holds any of these.
const others = ['src/*/server/**', 'src/platform/**', 'src/app/start/**', 'src/**/*.test.{ts,tsx}']

/** True when `dist/` was made from other sources than there are now, or not at all. */
export async function isBuildStale(project: string): Promise<boolean> {
  const made = await readFile(join(project, stamp), 'utf8').catch(() => null)
  return made !== fingerprint(project, sources, others)
}

/** Makes the browser's bundle and the renderer. Rejects with what Vite said when it fails. */
export async function build(project: string): Promise<void> {
  const before = fingerprint(project, sources, others)
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const output = Buffer.concat(said).toString()
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  if (output.trim() !== '') console.error(output.trim())
  await compressFiles(join(project, 'dist/browser'))
  await writeFile(join(project, stamp), before)
}
