import type {} from '#src/common/trusted-types.ts'

/*
 * The first script of every document, and a small one: lets the page be painted, then asks for the storefront. Code that
 * makes a page answer must not take the line, or the processor, from what makes it readable. The built file stands in the
 * document itself, and what to load in its own tag, so that it imports nothing and says `</script` nowhere.
 */

const latestMs = 1_000

// The one script it may name is the storefront's, of the build.
const ownRules = {
  createScriptURL(url: string): string {
    if (/^\/(dist|src|@)[\w./@-]+$/.test(url)) return url
    throw new TypeError('Not a script of the build')
  },
}
const rules = window.trustedTypes?.createPolicy('konvehti-starter', ownRules) ?? ownRules

function load(): void {
  const { entry, modules, styles, texts } = document.querySelector<HTMLElement>('script#starter')?.dataset ?? {}
  if (entry === undefined) return
  for (const href of styles?.split(' ').filter(Boolean) ?? []) append('link', { rel: 'stylesheet', href })
  for (const href of modules?.split(' ').filter(Boolean) ?? []) append('link', { rel: 'modulepreload', href })
  if (texts !== undefined) append('link', { rel: 'preload', as: 'fetch', href: texts, crossOrigin: 'anonymous' })
  append('script', { type: 'module', src: rules.createScriptURL(entry) })
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

// A frame that was handed over is not yet one that is seen: only this entry says that it is. A tab in the background has
// none, and a browser that does not tell of paints neither: then the clock says when.
new PerformanceObserver(() => setTimeout(begin)).observe({ type: 'paint', buffered: true })
setTimeout(begin, latestMs)
