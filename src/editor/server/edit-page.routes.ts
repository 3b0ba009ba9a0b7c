import type { FastifyRequest } from 'fastify'
import { builtHead } from '#src/platform/http/built-entry.ts'
import { editorPolicy } from '#src/platform/http/security-headers.ts'
import type { App } from '#src/platform/http/route-types.ts'

export interface EditPageDeps {
  projectDir: string
  /** In development Vite serves the code and adds an inline script, so the strict policy is left off. */
  transformHtml?: (url: string, html: string) => Promise<string>
}

const entry = 'src/app/browser/editor-main.tsx'

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
    const built = new Map<string, string[]>()
    const head = (words: 'fi' | 'en'): string[] => {
      if (transformHtml) return [`<script type="module" src="/dist/${entry}"></script>`]
      const known = built.get(words) ?? builtHead(projectDir, 'editor', entry, `src/editor/web/texts.${words}.json`)
      built.set(words, known)
      return known
    }

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
        ...head(words),
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
