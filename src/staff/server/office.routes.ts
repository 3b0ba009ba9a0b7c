import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, type Localized } from '#src/common/locale.ts'
import { builtHead } from '#src/platform/http/built-entry.ts'
import { checkoutPolicy, createNonce, officePolicy, type PaymentOrigins } from '#src/platform/http/security-headers.ts'
import type { App } from '#src/platform/http/route-types.ts'

export interface OfficeDeps {
  /** The provider whose card fields the document of payments on the telephone shows. */
  payment: PaymentOrigins
  projectDir: string
  /** In development Vite serves the code and adds an inline script, so the strict policy is left off. */
  transformHtml?: (url: string, html: string) => Promise<string>
}

const entry = 'src/app/browser/office-main.tsx'

/** `?language`, else the language of ours that the browser prefers, else Finnish. */
function languageOf({ query, headers }: FastifyRequest): Language {
  const asked = (query as { language?: unknown }).language
  if (isLanguage(asked)) return asked
  const preferred = (headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return preferred.find(isLanguage) ?? 'fi'
}

const withoutScripts: Localized<string> = {
  fi: 'Toimisto tarvitsee JavaScriptin.',
  sv: 'Kontoret behöver JavaScript.',
  en: 'The office needs JavaScript.',
}

const documentOf = (language: Language, head: readonly string[]): string =>
  [
    '<!doctype html>',
    `<html lang="${language}" data-theme="konvehti">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Konvehti Office</title>',
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    ...head,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript>${withoutScripts[language]}</noscript>`,
    '</body>',
    '</html>',
  ].join('\n')

/** The page of the back office. It is the same for everyone, and private: its contents come by calls. */
export const officeRoutes =
  ({ projectDir, transformHtml, payment }: OfficeDeps) =>
  (app: App): void => {
    let built: string[] | undefined
    const head = (): string[] =>
      transformHtml
        ? [`<script type="module" src="/dist/${entry}"></script>`]
        : (built ??= builtHead(projectDir, 'office', entry))

    const page = { config: { permission: 'site:read' }, schema: { hide: true } } as const
    // One page shows them all: its own addresses are opened, reloaded and sent to colleagues.
    for (const url of ['/office', '/office/*', '/office/pay/:order'])
      app.get(url, page, async (request, reply) => {
        const html = documentOf(languageOf(request), head())
        const takesPayment = url.startsWith('/office/pay/')
        if (transformHtml) void reply.removeHeader('content-security-policy')
        else
          void reply.header(
            'content-security-policy',
            takesPayment ? checkoutPolicy(createNonce(), payment) : officePolicy,
          )
        // The provider's fields work only where they hear which origin they stand in.
        if (!takesPayment) void reply.header('referrer-policy', 'no-referrer')
        return reply
          .header('cache-control', 'private, no-store')
          .header('x-robots-tag', 'noindex, nofollow')
          .type('text/html; charset=utf-8')
          .send(transformHtml ? await transformHtml(request.url, html) : html)
      })
  }
