import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { projectDirectory } from '../../../tests/support/places.ts'

/** The current release, and the day its dependencies are taken from: the newest of later days need not fit each other. */
const release = { version: '3.7.3', before: '2026-09-05' }

const packages = [`@vendure/core@${release.version}`, 'pg@8']

/** Installs the peer once, outside the project's own installation; answers its folder. */
export async function installVendure(say: (line: string) => void): Promise<string> {
  const folder = join(projectDirectory, '.cache', 'peers', `vendure-${release.version}`)
  if (existsSync(folder)) return folder
  say(`  installing Vendure ${release.version} into .cache/peers`)
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  try {
    await writeFile(join(unfinished, 'package.json'), JSON.stringify({ name: 'vendure-peer', private: true }))
    await npm(unfinished, ['install', ...packages, `--before=${release.before}`])
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return folder
}

/** Nothing that is installed runs anything while it is installed. */
function npm(folder: string, args: readonly string[]): Promise<void> {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--loglevel=error']
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` }
  const child = spawn('npm', [...args, ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('Vendure could not be installed: is the npm registry within reach?')),
    )
  })
}
