import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAssets } from '../contract/initial-state.ts'

interface ManifestChunk {
  file: string
  imports?: string[]
}

/** Which files a page needs, read once from the build's manifest. Urls are under `/dist/`. */
export interface AssetMap {
  /** `modules`: source files of the page's template and blocks. */
  assetsOf: (modules: readonly string[]) => Omit<PageAssets, 'fonts'>
}

const entryModule = 'src/app/browser/browser-main.tsx'
const starterModule = 'src/app/browser/starter.ts'
/** One sheet for all pages (vite.config.ts). */
const sheet = 'style.css'

/** Throws when the build is missing: `npm run build` makes it. */
export function readAssetMap(browserDir: string): AssetMap {
  const manifest = JSON.parse(readFileSync(join(browserDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  > // written by the build
  const url = (file: string): string => `/dist/${file}`
  const known = new Map<string, Omit<PageAssets, 'fonts'>>()

  function collect(module: string, seen: Set<string>, files: Set<string>): void {
    if (seen.has(module)) return
    seen.add(module)
    const chunk = manifest[module]
    if (!chunk) return
    for (const imported of chunk.imports ?? []) collect(imported, seen, files)
    files.add(url(chunk.file))
  }

  return {
    assetsOf(modules) {
      const key = modules.join(' ')
      const before = known.get(key)
      if (before) return before
      const [entry, starter, styles] = [manifest[entryModule], manifest[starterModule], manifest[sheet]]
      if (!entry || !starter || !styles) throw new Error(`The build has no entry ${entryModule}: run npm run build`)
      const files = new Set<string>()
      const seen = new Set<string>()
      collect(entryModule, seen, files)
      for (const module of modules) collect(module, seen, files)
      files.delete(url(entry.file))
      const assets = {
        starter: url(starter.file),
        entry: url(entry.file),
        preloads: [...files],
        styles: [url(styles.file)],
      }
      known.set(key, assets)
      return assets
    },
  }
}
