import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { editorPolicy } from '#src/platform/http/security-headers.ts'
import type { App } from '#src/platform/http/route-types.ts'

export interface EditPageDeps {
  projectDir: string
  /** In development Vite serves the code and adds an inline script, so the strict policy is left off. */
  transformHtml?: (url: string, html: string) => Promise<string>
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const entry = 'src/app/browser/editor-main.tsx'

/** Reads the editor's own manifest; throws when there is no build. */
function builtHead(projectDir: string): string[] {
  const file = resolve(projectDir, 'dist/browser/.vite/editor.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest // written by the build
  const found = manifest[entry]
  if (!found) throw new Error(`The build has no entry ${entry}: run npm run build`)
  const sheets = new Set<string>()
  const preloads = new Set<string>()
  const visit = (name: string): void => {
    const part = manifest[name]
    for (const sheet of part?.css ?? []) sheets.add(sheet)
    for (const next of part?.imports ?? []) {
      const imported = manifest[next]?.file
      if (!imported || preloads.has(imported)) continue
      preloads.add(imported)
      visit(next)
    }
  }
  visit(entry)
  return [
    ...[...sheets].map((href) => `<link rel="stylesheet" href="/dist/${href}">`),
    ...[...preloads].map((href) => `<link rel="modulepreload" href="/dist/${href}">`),
    `<script type="module" src="/dist/${found.file}"></script>`,
  ]
}

/** Editors' own words are in Finnish and English: `?words`, else the one that the browser prefers. */
function wordsOf({ query, headers }: FastifyRequest): 'fi' | 'en' {
  const { words } = query as { words?: unknown }
  if (words === 'fi' || words === 'en') return words
  const preferred = (headers['accept-language'] ?? 'fi').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return preferred.find((one) => one === 'fi' || one === 'en') === 'en' ? 'en' : 'fi'
}

const withoutScripts = { fi: 'Muokkain tarvitsee JavaScriptin.', en: 'The editor needs JavaScript.' }

/** The page of the editor. It is the same for everyone, and private: its contents come by calls. */
export const editPageRoutes =
  ({ projectDir, transformHtml }: EditPageDeps) =>
  (app: App): void => {
    let built: string[] | undefined
    const head = (): string[] =>
      transformHtml ? [`<script type="module" src="/dist/${entry}"></script>`] : (built ??= builtHead(projectDir))

    app.get('/edit', { config: { permission: 'site:read' }, schema: { hide: true } }, async (request, reply) => {
      const words = wordsOf(request)
      const html = [
        '<!doctype html>',
        `<html lang="${words}" data-theme="konvehti">`,
        '<head>',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="robots" content="noindex">',
        '<title>Konvehti Editor</title>',
        '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
        ...head(),
        '</head>',
        '<body>',
        '<div id="root"></div>',
        `<noscript>${withoutScripts[words]}</noscript>`,
        '</body>',
        '</html>',
      ].join('\n')
      if (transformHtml) void reply.removeHeader('content-security-policy')
      else void reply.header('content-security-policy', editorPolicy)
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('referrer-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(transformHtml ? await transformHtml(request.url, html) : html)
    })
  }
