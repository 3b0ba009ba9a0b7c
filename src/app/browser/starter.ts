import type {} from '#src/common/trusted-types.ts'

/*
 * The first script of every document, and a small one: it lets the page be painted, then loads the storefront. Code that
 * makes a page interactive must not take the connection, or the processor, from what makes it readable. The built file is
 * inlined in the document, and the script to load is in its own tag, so that it imports nothing and contains no `</script`.
 */

const latestMs = 1_000

// The only script it may load is the storefront's, from the build.
const ownRules = {
  createScriptURL(url: string): string {
    if (/^\/(dist|src|@)[\w./@-]+$/.test(url)) return url
    throw new TypeError('Not a script of the build')
  },
}
const rules = window.trustedTypes?.createPolicy('konvehti-starter', ownRules) ?? ownRules

function load(): void {
  const { entry, modules, wide, styles, texts } = document.querySelector<HTMLElement>('script#starter')?.dataset ?? {}
  if (entry === undefined) return
  for (const href of styles?.split(' ').filter(Boolean) ?? []) append('link', { rel: 'stylesheet', href })
  // The same width as in `wide-bar.ts`, which cannot be imported.
  const needed = [modules, window.matchMedia('(min-width: 1024px)').matches ? wide : ''].join(' ')
  for (const href of needed.split(' ').filter(Boolean)) append('link', { rel: 'modulepreload', href })
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

// A frame that was handed over has not been seen yet: only this entry confirms that it was. A tab in the background has no
// frames, and some browsers do not report paints: then a timer decides.
new PerformanceObserver(() => setTimeout(begin)).observe({ type: 'paint', buffered: true })
setTimeout(begin, latestMs)
