import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeManifest } from './manifest.ts'

const run = promisify(execFile)
let project: string
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'manifest-'))
  await mkdir(join(project, 'dist/browser/.vite'), { recursive: true })
  await writeFile(join(project, 'dist/.pages-stamp'), 'of this machine')
  await writeFile(join(project, 'dist/browser/a.js'), 'one')
  await writeFile(join(project, 'dist/browser/.vite/manifest.json'), '{}')
})
afterAll(() => rm(project, { recursive: true, force: true }))

const written = async () => {
  await writeManifest(project)
  return JSON.parse(await readFile(join(project, 'dist/manifest.json'), 'utf8')) as unknown
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const git = (...args: string[]) =>
  run('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'core.hooksPath=', ...args], {
    cwd: project,
  })

it('the manifest has each built file with its hash, without itself and the stamps', async () => {
  const files = { 'browser/.vite/manifest.json': sha256('{}'), 'browser/a.js': sha256('one') }
  expect(await written()).toEqual({ commit: null, files })
  await writeFile(join(project, 'dist/browser/a.js'), 'two')
  expect(await written()).toEqual({ commit: null, files: { ...files, 'browser/a.js': sha256('two') } })
  expect((await readdir(join(project, 'dist'))).toSorted()).toEqual(['.pages-stamp', 'browser', 'manifest.json'])
})

it('it names the commit, and says when files were changed since', async () => {
  await writeFile(join(project, '.gitignore'), 'dist/\n')
  await git('init', '--quiet')
  await git('add', '.')
  await git('commit', '--quiet', '-m', 'first')
  const { stdout } = await git('rev-parse', 'HEAD')
  expect(await written()).toMatchObject({ commit: stdout.trim() })
  await writeFile(join(project, '.gitignore'), 'dist/\nmore/\n')
  expect(await written()).toMatchObject({ commit: `${stdout.trim()}-dirty` })
})
