import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from '../contract/initial-state.ts'

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** Which files a page needs, read once from the build's manifest. Urls are under `/dist/`. */
export interface AssetMap {
  /** `modules`: source files of the page's template and blocks. */
  assetsOf: (modules: readonly string[]) => PageAssets
  /** Hashes of the starter script, which stands in each document: `sha256-…`. */
  scriptHashes: readonly string[]
}

const entryModule = 'src/app/browser/browser-main.tsx'
const wideModule = 'src/shell/web/chrome/wide-parts.ts'
const starterModule = 'src/app/browser/starter.ts'

/** Throws when the build is missing: `npm run build` makes it. */
export function readAssetMap(browserDir: string): AssetMap {
  const manifest = JSON.parse(readFileSync(join(browserDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  > // written by the build
  const url = (file: string): string => `/dist/${file}`
  const known = new Map<string, PageAssets>()

  const [entry, starterChunk] = [manifest[entryModule], manifest[starterModule]]
  if (!entry || !starterChunk) throw new Error(`The build has no entry ${entryModule}: run npm run build`)
  const starter = readFileSync(join(browserDir, starterChunk.file), 'utf8').trim()
  const allStyles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css.map(url)))
  /** Style sheets of what any page may open or lead to. Sheets of a few pages load only with those pages' code. */
  const commonStyles = [...allStyles].filter((sheet) => /\/(later|intent)-[^/]+$/.test(sheet))
  const isOnIntent = (sheet: string): boolean => /\/intent-[^/]+$/.test(sheet)

  interface Needed {
    seen: Set<string>
    files: Set<string>
    styles: Set<string>
  }
  function collect(module: string, needed: Needed): void {
    if (needed.seen.has(module)) return
    needed.seen.add(module)
    const chunk = manifest[module]
    if (!chunk) return
    for (const imported of chunk.imports ?? []) collect(imported, needed)
    needed.files.add(url(chunk.file))
    for (const sheet of (chunk.css ?? []).map(url)) if (!isOnIntent(sheet)) needed.styles.add(sheet)
  }

  return {
    scriptHashes: [`sha256-${createHash('sha256').update(starter).digest('base64')}`],
    assetsOf(modules) {
      const key = modules.join(' ')
      const before = known.get(key)
      if (before) return before
      const needed: Needed = { seen: new Set(), files: new Set(), styles: new Set() }
      collect(entryModule, needed)
      for (const module of modules) collect(module, needed)
      needed.files.delete(url(entry.file))
      const wide: Needed = { seen: new Set(needed.seen), files: new Set(), styles: new Set() }
      collect(wideModule, wide)
      const assets = {
        starter,
        entry: url(entry.file),
        preloads: [...needed.files],
        widePreloads: [...wide.files],
        styles: [...needed.styles],
        laterStyles: commonStyles.filter((sheet) => !needed.styles.has(sheet)),
      }
      known.set(key, assets)
      return assets
    },
  }
}
