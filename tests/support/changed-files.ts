import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { storiesOf } from '../e2e/support/stories-of.ts'
import { projectDirectory } from './places.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: projectDirectory, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files that differ from a commit, new ones included and removed ones not, by their paths in the project. */
export const changedFiles = (since: string): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** The names of the stories that a change asks for: those of its domains, and the stories that were changed themselves. */
export function storiesFor(files: readonly string[]): string[] {
  const named = files.flatMap((file) => {
    const [, domain = '', rest = ''] = /^src\/([^/]+)\/(.*)/.exec(file) ?? []
    const [, story] = /^tests\/e2e\/([^/]+)\.e2e\.ts$/.exec(file) ?? []
    if (story !== undefined) return [story]
    return /\.test\.tsx?$|\.md$/.test(rest) ? [] : (storiesOf[domain] ?? [])
  })
  return [...new Set(named)].toSorted()
}

/** More test files than that take more than a minute. */
const maxTestFiles = 60
/** The runs under tests/ start whole shops and so follow from nearly every change: they wait for `npm test`. */
const besideCode = ['src/', 'standins/', 'demo/', 'scripts/']

/**
 * The test files beside code that import what differs from a commit. Where nearly everything does, those of the changed
 * folders only (`src/cart`, `demo`).
 */
export function testsFor(files: readonly string[], since: string): { run: string[]; left: number } {
  const vitest = join(projectDirectory, 'node_modules/vitest/vitest.mjs')
  const list = ['list', `--changed=${since}`, '--filesOnly', ...besideCode]
  const told = execFileSync(process.execPath, [vitest, ...list], { cwd: projectDirectory, encoding: 'utf8' })
  const found = [...told.matchAll(/(?:src|standins|demo|scripts)\/\S+\.test\.tsx?$/gm)].map(([path]) => path)
  if (found.length <= maxTestFiles) return { run: found, left: 0 }
  const folders = files.map((file) => /^(src\/[^/]+|[^/]+)\//.exec(file)?.[0])
  const run = found.filter((path) => folders.some((folder) => folder !== undefined && path.startsWith(folder)))
  return { run, left: found.length - run.length }
}
