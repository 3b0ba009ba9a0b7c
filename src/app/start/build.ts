import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress.ts'
import { fingerprint } from './fingerprint.ts'
import { writeManifest } from './manifest.ts'

interface Part {
  /** Its name in vite.config.ts. */
  name: 'pages' | 'server'
  stamp: string
  sources: readonly string[]
  others: readonly string[]
}

const tests = 'src/**/*.test.{ts,tsx}'
const parts: readonly Part[] = [
  {
    name: 'pages',
    stamp: 'dist/.pages-stamp',
    sources: ['src/**/*.{ts,tsx,css,json,svg,woff2}', 'vite.config.ts', 'package-lock.json'],
    others: ['src/*/server/**', 'src/platform/**', 'src/app/start/**', tests],
  },
  {
    name: 'server',
    stamp: 'dist/.server-stamp',
    sources: ['src/**/{*.ts,*-data.json,*.ttf}', 'vite.config.ts', 'package-lock.json'],
    others: ['src/*/web/**', 'src/app/browser/**', 'src/app/start/**', 'src/kit/**', tests],
  },
]

/** True when a part of `dist/` was made from other sources than there are now, or not at all. */
export async function isBuildStale(project: string): Promise<boolean> {
  return (await staleParts(project)).length > 0
}

async function staleParts(project: string): Promise<Part[]> {
  const stale = await Promise.all(
    parts.map(async ({ stamp, sources, others }) => {
      const made = await readFile(join(project, stamp), 'utf8').catch(() => null)
      return made !== fingerprint(project, sources, others)
    }),
  )
  return parts.filter((_, index) => stale[index])
}

/** Builds what is stale of the browser's bundle with the renderer, and of the server; `whole` builds both. */
export async function build(project: string, whole = false): Promise<void> {
  const chosen = whole ? parts : await staleParts(project)
  await Promise.all(chosen.map((part) => buildPart(project, part)))
  if (chosen.length > 0) await writeManifest(project)
}

/** Rejects with Vite's output when it fails. */
async function buildPart(project: string, { name, stamp, sources, others }: Part): Promise<void> {
  const before = fingerprint(project, sources, others)
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_PART: name },
  })
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const output = Buffer.concat(said).toString()
  if (code !== 0) throw new Error(`The build of the ${name} failed:\n${output}`)
  if (output.trim() !== '') console.error(output.trim())
  if (name === 'pages') await compressFiles(join(project, 'dist/browser'))
  await writeFile(join(project, stamp), before)
}
