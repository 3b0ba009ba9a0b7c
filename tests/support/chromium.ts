import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectDirectory } from './places.ts'

/*
 * A browser on a machine that has none: the one in @sparticuz/chromium, unpacked once into the project's cache. The package
 * is made for Lambda functions: it unpacks its libraries only there, and its font configuration knows /tmp only.
 */

export interface Chromium {
  executablePath: string
  /** To be set beside what the process has. */
  env: Record<string, string>
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Where the browser is, or will be after `unpackChromium`: CHROMIUM_PATH, the one from npm, an installed one. The one from npm
 * comes first where it runs: the same on every machine, and without windows it takes a third less of the processor.
 */
export function locateChromium(): Chromium {
  const own = process.env['CHROMIUM_PATH']
  if (own) return { executablePath: own, env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const found = installed.find((path) => existsSync(path))
    if (found) return { executablePath: found, env: {} }
    throw new Error('The browser from npm is for Linux x64 only: install Chromium, or set CHROMIUM_PATH')
  }
  const cache = cacheFolder()
  return {
    executablePath: join(cache, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(cache, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(cache, 'fonts.conf'),
    },
  }
}

/** Unpacks the browser from npm if that is the one to use; 211 MB, 1.5 s, once per version of the package. */
export async function unpackChromium(): Promise<Chromium> {
  const chromium = locateChromium()
  const cache = cacheFolder()
  if (chromium.executablePath !== join(cache, 'chromium') || existsSync(cache)) return chromium
  const part = `${cache}.part.${process.pid}`
  await mkdir(part, { recursive: true })
  // The package writes to the directory for temporary files, whatever it is told: it gets one of its own.
  const child = fork(new URL('chromium-unpack.ts', import.meta.url), { env: { ...process.env, TMPDIR: part } })
  const [code] = (await once(child, 'exit')) as [number | null] // as documented
  if (code !== 0) throw new Error('The browser could not be unpacked')
  await writeFile(join(part, 'fonts.conf'), fontConfiguration(cache))
  // One rename at the end: nobody ever sees half a browser.
  await rename(part, cache).catch(async (error: unknown) => {
    await rm(part, { recursive: true, force: true })
    if (!existsSync(cache)) throw error
  })
  return chromium
}

function cacheFolder(): string {
  const manifest = readFileSync(join(projectDirectory, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string } // npm's own file
  return join(projectDirectory, '.cache', `chromium-${version}`)
}

function fontConfiguration(cache: string): string {
  return `<?xml version="1.0"?>
<fontconfig><dir>${cache}/fonts/fonts</dir><cachedir>${cache}/fonts/cache</cachedir></fontconfig>
`
}
