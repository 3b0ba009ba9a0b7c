import { Type } from 'typebox'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { publicVideoId } from '../rules/video-address.ts'
import type { Delivery } from './content-delivery.ts'
import type { VideoThumbnails } from './video-thumbnails.ts'

export interface EmbedRouteDeps {
  delivery: Pick<Delivery, 'findBlock'>
  /** The origin that serves only frames; empty: none. */
  embedOrigin: string
  /** The site whose pages may show the frames. */
  publicUrl: string
  thumbnails: VideoThumbnails
}

/**
 * Content security policy of the frame: it may do whatever external services do, on an origin that holds nothing of the shop; it does
 * not run as a top-level page or on another site.
 */
const framePolicy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "script-src https: 'unsafe-inline'",
    "style-src https: 'unsafe-inline'",
    'img-src https: data:',
    'font-src https: data:',
    'media-src https: blob:',
    'connect-src https:',
    'frame-src https:',
    'form-action https:',
    "base-uri 'none'",
    `frame-ancestors ${publicUrl}`,
    'sandbox allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  ].join('; ')

/** Script that reports the height of the frame's content, to the shop's page only. */
const bridge = (publicUrl: string): string =>
  `<script>(()=>{const tell=()=>parent.postMessage({embedHeight:document.body.scrollHeight},${JSON.stringify(publicUrl)});` +
  `new ResizeObserver(tell).observe(document.body);addEventListener('load',tell)})()</script>`

const look =
  '<style>body{margin:0}iframe,video,img{max-width:100%}.host{border:0;width:100%;aspect-ratio:16/9;display:block}</style>'

const player = (videoId: string): string =>
  `<iframe class="host" src="https://www.youtube-nocookie.com/embed/${videoId}?rel=0&amp;autoplay=1" title="YouTube"` +
  ' allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen></iframe>'

/** Serves editors' embeds of other services, each as a separate document (C-21), and thumbnails of public videos (C-12). */
export const embedRoutes =
  ({ delivery, embedOrigin, publicUrl, thumbnails }: EmbedRouteDeps) =>
  (app: App): void => {
    const host = embedOrigin === '' ? null : new URL(embedOrigin).host
    app.get(
      '/embed/:id',
      {
        config: { permission: 'site:read' },
        schema: {
          summary: 'The frame of a block with another service’s code, on its own origin only',
          tags: ['content'],
          params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
          querystring: Type.Object({ language: Type.Optional(Type.String()) }),
        },
      },
      async (request, reply) => {
        const found =
          host !== null && request.host === host
            ? await delivery.findBlock(request.params.id, publishedView(request.language))
            : null
        const { html, youtubeVideoUrl } = (found?.stored ?? {}) as { html?: unknown; youtubeVideoUrl?: unknown } // of the two blocks that have one
        const isEmbed = found?.fields['html']?.kind === 'embed' && typeof html === 'string' && html !== ''
        const videoId = typeof youtubeVideoUrl === 'string' ? publicVideoId(youtubeVideoUrl) : null
        if (!isEmbed && videoId === null) return refuseRequest({ kind: 'not-found' })
        return reply
          .removeHeader('x-frame-options')
          .type('text/html; charset=utf-8')
          .header('cache-control', 'public, max-age=60')
          .header('content-security-policy', framePolicy(publicUrl))
          .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
          .send(
            `<!doctype html><html lang="${request.language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
              `<title>.</title>${look}</head><body>${isEmbed ? html : player(videoId ?? '')}${bridge(publicUrl)}</body></html>`,
          )
      },
    )

    app.get(
      '/api/video-thumbnails/:videoId',
      {
        config: { permission: 'site:read', limit: 'search' },
        schema: {
          summary: 'A picture of a public video, fetched by the shop, so that the host learns of no visitor',
          tags: ['content'],
          params: Type.Object({ videoId: Type.String({ pattern: '^[\\w-]{11}$' }) }),
        },
      },
      async ({ params }, reply) => {
        const path = await thumbnails.find(params.videoId)
        if (path === null) return refuseRequest({ kind: 'not-found' })
        return reply.header('cache-control', 'public, max-age=3600').redirect(`/images/1280/webp/default/${path}`, 302)
      },
    )
  }
