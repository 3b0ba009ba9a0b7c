import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from '../contract/initial-state.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  isEntry?: boolean
}

/** Which files a page needs, read once from the build's manifest. Urls are under `/dist/`. */
export interface AssetMap {
  /** `modules`: source files of the page's template and blocks. */
  assetsOf: (modules: readonly string[]) => Omit<PageAssets, 'fonts'>
}

const entryModule = 'src/app/browser/browser-main.tsx'
const starterModule = 'src/app/browser/starter.ts'

/** Throws when the build is missing: `npm run build` makes it. */
export function readAssetMap(browserDir: string): AssetMap {
  const manifest = JSON.parse(readFileSync(join(browserDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  > // written by the build
  const url = (file: string): string => `/dist/${file}`
  const known = new Map<string, Omit<PageAssets, 'fonts'>>()

  function collect(module: string, seen: Set<string>, found: { files: Set<string>; styles: Set<string> }): void {
    if (seen.has(module)) return
    seen.add(module)
    const chunk = manifest[module]
    if (!chunk) return
    for (const imported of chunk.imports ?? []) collect(imported, seen, found)
    found.files.add(url(chunk.file))
    for (const style of chunk.css ?? []) found.styles.add(url(style))
  }

  return {
    assetsOf(modules) {
      const key = modules.join(' ')
      const before = known.get(key)
      if (before) return before
      const [entry, starter] = [manifest[entryModule], manifest[starterModule]]
      if (!entry || !starter) throw new Error(`The build has no entry ${entryModule}: run npm run build`)
      // The entry's own sheet first: it declares the order of the cascade layers.
      const found = { files: new Set<string>(), styles: new Set((entry.css ?? []).map(url)) }
      const seen = new Set<string>()
      collect(entryModule, seen, found)
      for (const module of modules) collect(module, seen, found)
      found.files.delete(url(entry.file))
      const assets = {
        starter: url(starter.file),
        entry: url(entry.file),
        preloads: [...found.files],
        styles: [...found.styles],
      }
      known.set(key, assets)
      return assets
    },
  }
}
