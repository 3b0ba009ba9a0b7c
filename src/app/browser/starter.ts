/*
 * The first script of every document, and a small one: lets the page be painted, then asks for the storefront. Code that
 * makes a page answer must not take the line, or the processor, from what makes it readable. What to load stands in the
 * script's own tag, so that this file imports nothing.
 */

const latestMs = 1_000

function load(): void {
  const { entry, modules, texts } = document.querySelector<HTMLElement>('#starter')?.dataset ?? {}
  if (entry === undefined) return
  for (const href of modules?.split(' ').filter(Boolean) ?? []) append('link', { rel: 'modulepreload', href })
  if (texts !== undefined) append('link', { rel: 'preload', as: 'fetch', href: texts, crossOrigin: 'anonymous' })
  append('script', { type: 'module', src: entry })
}

function append<Tag extends 'link' | 'script'>(tag: Tag, values: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), values))
}

let begun = false
function begin(): void {
  if (begun) return
  begun = true
  load()
}

// The task after a frame is the first one after its paint. A tab in the background has no frames: then the clock says when.
requestAnimationFrame(() => setTimeout(begin))
setTimeout(begin, latestMs)
