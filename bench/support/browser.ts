import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { locateChromium } from '../../tests/support/chromium.ts'
import { ask } from './requests.ts'

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, env } = locateChromium()
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: false,
    env: { ...(process.env as Record<string, string>), ...env }, // set variables are strings
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** What a page fetches of JavaScript, from now on. */
export interface ScriptWatch {
  /** Urls so far, each once. */
  urls: () => ReadonlySet<string>
  /** Resolves when nothing at all has been asked for or answered for that long. */
  idle: (ms: number) => Promise<void>
}

const idleLimitMs = 30_000

export function watchScripts(page: Page): ScriptWatch {
  const urls = new Set<string>()
  let last = performance.now()
  const touch = (): void => {
    last = performance.now()
  }
  page.on('request', touch)
  page.on('requestfinished', touch)
  page.on('requestfailed', touch)
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) urls.add(response.url())
  })
  return {
    urls: () => urls,
    async idle(ms) {
      const began = performance.now()
      touch()
      while (performance.now() - last < ms && performance.now() - began < idleLimitMs) await page.waitForTimeout(50)
    },
  }
}

export interface ScriptSize {
  /** As gzip at its usual level, whatever was sent. */
  gzip: number
  /** As a current browser gets it. */
  sent: number
}

/** Sizes of scripts in bytes, bodies alone. */
export async function sizeOf(urls: Iterable<string>, origin: string): Promise<ScriptSize> {
  const size: ScriptSize = { gzip: 0, sent: 0 }
  for (const url of urls) {
    // By address: the server listens on no other that its name may stand for.
    const target = origin + new URL(url).pathname
    const [plain, sent] = await Promise.all([
      ask(target),
      ask(target, { headers: { 'accept-encoding': 'gzip, deflate, br' } }),
    ])
    size.gzip += gzipSync(plain.body).length
    size.sent += sent.body.length
  }
  return size
}
