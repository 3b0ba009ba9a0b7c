import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/**
 * The tags of a page whose bundle has a manifest of its name: sheets and scripts of the entry, and of all that it imports at
 * once. `also` names a module that the entry asks for as soon as it runs. Throws when there is no build.
 */
export function builtHead(projectDir: string, name: 'office' | 'editor', entry: string, also?: string): string[] {
  const file = resolve(projectDir, `dist/browser/.vite/${name}.json`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest // written by the build
  const found = manifest[entry]
  if (!found) throw new Error(`The build has no entry ${entry}: run npm run build`)
  const sheets = new Set<string>()
  const preloads = new Set<string>()
  const visit = (key: string): void => {
    const part = manifest[key]
    for (const sheet of part?.css ?? []) sheets.add(sheet)
    for (const next of part?.imports ?? []) {
      const imported = manifest[next]?.file
      if (!imported || preloads.has(imported)) continue
      preloads.add(imported)
      visit(next)
    }
  }
  visit(entry)
  const asked = also === undefined ? undefined : manifest[also]
  if (asked) preloads.add(asked.file)
  return [
    ...[...sheets].map((href) => `<link rel="stylesheet" href="/dist/${href}">`),
    ...[...preloads].map((href) => `<link rel="modulepreload" href="/dist/${href}">`),
    `<script type="module" src="/dist/${found.file}"></script>`,
  ]
}
