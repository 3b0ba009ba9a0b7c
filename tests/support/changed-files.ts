import { execFileSync } from 'node:child_process'
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
