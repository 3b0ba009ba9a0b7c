// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

// Nothing is fetched in this test.
const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM // the environment's own
settings['handleDisabledFileLoadingAsSuccess'] = true

it('asks for sheets, texts, modules and the storefront after the first paint, once', async () => {
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<script type="text/plain" id="starter" data-entry="/dist/main.js" data-modules="/dist/a.js /dist/b.js" data-wide="/dist/wide.js" data-styles="/dist/later.css" data-texts="data:application/json,{}"></script>'
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  try {
    await import('./starter.ts')
    expect(document.head.children).toHaveLength(0)
    vi.advanceTimersByTime(5_000)
    const asked = [...document.head.children].map((tag) => [
      tag.localName,
      tag.getAttribute('rel') ?? tag.getAttribute('type'),
      tag.getAttribute('href') ?? tag.getAttribute('src'),
    ])
    expect(asked).toEqual([
      ['link', 'stylesheet', '/dist/later.css'],
      ['link', 'modulepreload', '/dist/a.js'],
      ['link', 'modulepreload', '/dist/b.js'],
      // The window of this test is 1024 pixels wide.
      ['link', 'modulepreload', '/dist/wide.js'],
      ['link', 'preload', 'data:application/json,{}'],
      ['script', 'module', '/dist/main.js'],
    ])
  } finally {
    vi.useRealTimers()
  }
})
