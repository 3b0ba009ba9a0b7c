// Runs the project's commands with the Node version the project is made for, whichever one npm itself runs on. Plain
// JavaScript for Node 20.19 and newer; everything behind it is TypeScript for the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(project, 'node_modules')

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** The pinned Node from npm; on macOS, which npm has none for, the running one when it is new enough. */
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = join(
    modules,
    `node-${system}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(file)) return file
  if (!existsSync(modules)) fail('Run "npm ci" first.')
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(`There is no pinned Node for ${process.platform} ${process.arch}: install Node 24 and run this with it.`)
}

/**
 * npm leaves out, without a word, optional packages whose `engines` exclude the Node that npm runs on. Those that matter are
 * native parts, which name the system they are for; the rest belongs to parts for other systems.
 */
function findMissingPackages() {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'))
  const glibc = process.platform === 'linux' && Boolean(process.report.getReport().header.glibcVersionRuntime)
  const production = !existsSync(join(modules, 'vitest'))
  const fits = (list, value) => list === undefined || (list.includes(value) && !list.includes(`!${value}`))
  return (
    Object.entries(packages)
      .filter(
        ([path, entry]) => path !== '' && entry.optional === true && !(production && (entry.dev || entry.devOptional)),
      )
      .filter(([, entry]) => entry.os !== undefined || entry.cpu !== undefined)
      .filter(([, entry]) => fits(entry.os, process.platform) && fits(entry.cpu, process.arch))
      .filter(([, entry]) => process.platform !== 'linux' || fits(entry.libc, glibc ? 'glibc' : 'musl'))
      // A package inside one that is itself left out is not missing.
      .filter(([path]) => existsSync(join(project, path.slice(0, path.lastIndexOf('node_modules')))))
      .map(([path]) => path)
      .filter((path) => !existsSync(join(project, path)))
  )
}

/** Completes the installation with an npm that runs on the pinned Node. What stays missing is not tried again. */
function completePackages(node) {
  const missing = findMissingPackages().join('\n')
  const mark = join(modules, '.launch-missing')
  if (missing === '' || (existsSync(mark) && readFileSync(mark, 'utf8') === missing)) return
  const npm = process.env.npm_execpath
  if (npm === undefined) fail(`Packages are missing: run this through npm once.\n${missing}`)
  console.error('Completing the installation: npm left out packages that its own Node is too old for.')
  const omit = existsSync(join(modules, 'vitest')) ? [] : ['--omit=dev']
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...omit]
  const { status } = spawnSync(node, [npm, ...install], { cwd: project, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) fail('That failed: run "npm ci" with Node 20.19 or newer.')
  writeFileSync(mark, findMissingPackages().join('\n'))
}

const node = findNode()
completePackages(node)

const cli = join(project, 'scripts', 'cli.ts')
if (realpathSync(node) === realpathSync(process.execPath)) {
  // npm 12 puts the pinned Node on the path by itself: the command runs in this process.
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(() => process.kill(process.pid, 'SIGTERM'))
  await import(cli)
} else {
  // Not even a launcher that is killed leaves a command behind.
  const guard = new URL('../src/app/start/end-with-parent.mjs', import.meta.url).href
  const child = spawn(node, ['--import', guard, cli, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PARENT_PID: String(process.pid) },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** An npm that is killed does not tell the command it runs. */
function endWithParent(end) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 500).unref()
}
