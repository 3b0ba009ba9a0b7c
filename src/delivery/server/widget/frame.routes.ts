import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { App } from '#src/platform/http/route-types.ts'
import { createNonce } from '#src/platform/http/security-headers.ts'
import { deliveryFramePath } from '../../contract/limits.ts'

/** The frame's policy: it runs scripts and opens maps, but has no cookies, calls, pictures or access to the page. */
const framePolicy = (nonce: string, publicUrl: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    `font-src ${publicUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

/** An empty page with the bridge, into which the checkout puts the delivery widget (C-19). */
export const deliveryFrameRoutes =
  ({ projectDir, publicUrl }: { projectDir: string; publicUrl: string }) =>
  (app: App): void => {
    const bridge = readFileSync(resolve(projectDir, 'src/delivery/server/widget/frame-bridge.client.js'), 'utf8')
    app.get(
      deliveryFramePath,
      {
        config: { permission: 'site:read' },
        schema: { tags: ['checkout'], summary: 'The empty frame of the delivery widget' },
      },
      async (request, reply) => {
        const nonce = createNonce()
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-security-policy', framePolicy(nonce, publicUrl))
          .header('x-frame-options', 'SAMEORIGIN')
          .send(
            `<!doctype html><html lang="${request.language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
              `<title>.</title></head><body></body><script nonce="${nonce}">${bridge}</script></html>`,
          )
      },
    )
  }
