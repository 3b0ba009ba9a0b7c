// Imported first, because it declares the order of the cascade layers that every other sheet joins.
import '#src/kit/styles/kit.css'
import { renderToReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { PageAssets, RenderedPage, Renderer, RenderInput } from '#src/shell/contract/initial-state.ts'
import { headTags, themeOf } from '#src/shell/web/page/document-head.ts'
import { loadPage, pageModules } from '#src/shell/web/page/page-loader.ts'
import faviconDrawing from '#src/kit/assets/favicon.svg?raw'
import { firstFonts } from '#src/kit/fonts/first-fonts.ts'
import { renderCdsPage } from '#src/consents/web/cds/render-cds-page.tsx'
import { App } from './App.tsx'
import { renderMail } from './mails.ts'
import { pageRegistry } from './page-types.ts'
import { createQueryClient } from './query-client.ts'
import { loadReviewSlots } from './review-slots.ts'
import { makeRoutes } from './routes.tsx'

/** The browser code as the server runs it: pure, no server module, no request data in module scope. */
async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const { page } = input.state
  const loaded = await loadPage(page, pageRegistry, () => input.messages)
  const handler = createStaticHandler(makeRoutes(() => Promise.resolve(loaded), loaded))
  const context = await handler.query(new Request(`http://site${input.url}`))
  if (context instanceof Response) throw new Error('The page route answered with a redirect')
  const router = createStaticRouter(handler.dataRoutes, context)
  const failures: unknown[] = []
  const reviewSlots = await loadReviewSlots(input.state.reviewsScript)
  const queryClient = createQueryClient(input.state.queries)
  try {
    const stream = await renderToReadableStream(
      <App queryClient={queryClient} reviewsScript={input.state.reviewsScript} reviewSlots={reviewSlots}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
      { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
    )
    await stream.allReady
    const body = await new Response(stream).text()
    const search = input.url.includes('?') ? input.url.slice(input.url.indexOf('?')) : ''
    return { html: documentHtml(input, search, body), failures }
  } finally {
    // The timers of queries with their own gcTime would keep the whole request, for half an hour in the case of the token.
    queryClient.clear()
  }
}

/** Inlined, some hundred letters: as a file it would use a connection that the first screen waits for. */
const favicon = `data:image/svg+xml,${encodeURIComponent(faviconDrawing.trim())}`

function documentHtml(input: RenderInput, search: string, body: string): string {
  const { page } = input.state
  const nonce = input.nonce === null ? '' : ` nonce="${escapeAttribute(input.nonce)}"`
  const tags = headTags(page, search, input.robots || undefined).map(
    ({ tag, id, attributes }) => `<${tag} data-head="${id}"${attributesText(attributes)}>`,
  )
  const data = page.pageMetadata.structuredData.map(
    (entry) => `<script type="application/ld+json"${nonce}>${escapeJson(entry)}</script>`,
  )
  return [
    '<!doctype html>',
    `<html lang="${page.metadata.currentLanguage}" data-theme="${escapeAttribute(themeOf(page))}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(page.pageMetadata.metaTitle)}</title>`,
    ...assetTags(input.assets, firstFonts(themeOf(page)), input.state.textsUrl, nonce),
    `<link rel="icon" href="${favicon}" type="image/svg+xml">`,
    '<meta name="theme-color" content="#1f3d3a">',
    ...tags,
    ...data,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="initial-state"${nonce}>${escapeJson(input.state)}</script>`,
    '</body>',
    '</html>',
  ].join('\n')
}

function assetTags(assets: PageAssets, fonts: readonly string[], textsUrl: string, nonce: string): string[] {
  const { starter, entry, preloads, widePreloads, laterStyles } = assets
  const sheet = (href: string): string => `<link rel="stylesheet" href="${escapeAttribute(href)}">`
  const later = {
    'data-entry': entry,
    'data-modules': preloads.join(' '),
    'data-wide': widePreloads.join(' '),
    'data-styles': laterStyles.join(' '),
    'data-texts': textsUrl,
  }
  return [
    // Comes first, so that it uses the document's own connection, which is open and fast already.
    ...assets.styles.map(sheet),
    ...fonts.map(
      (href) =>
        `<link rel="preload" href="${escapeAttribute(href)}" as="font" type="font/woff2" crossorigin="anonymous">`,
    ),
    starter === ''
      ? `<script type="module" src="${escapeAttribute(entry)}"${nonce}></script>`
      : `<script type="module" id="starter"${attributesText(later)}${nonce}>${starter}</script>`,
    // The starter brings them otherwise.
    ...(laterStyles.length > 0 ? [`<noscript>${laterStyles.map(sheet).join('')}</noscript>`] : []),
  ]
}

const attributesText = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

/** JSON that cannot end its script element, whatever is inside. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const modulesOf: Renderer['modulesOf'] = (model) => pageModules(model, pageRegistry)

export { modulesOf, renderCdsPage, renderMail, renderPage }
