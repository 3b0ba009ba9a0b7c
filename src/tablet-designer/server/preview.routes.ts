import { Type } from 'typebox'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { previewKeptSeconds } from '../contract/limits.ts'
import { PreviewQuery } from '../contract/preview.ts'
import { drawSide, sideSvg } from '../rules/engraving/drawing.ts'
import { defaultCut } from '../rules/engraving/plate.ts'
import type { PreviewAddresses } from './preview-address.ts'

/** Opened by itself, such a file may fetch, run and style nothing. */
const policy = "default-src 'none'; style-src 'none'; script-src 'none'; sandbox; frame-ancestors 'none'"

/** The drawing of one side (C-7): outlines only, the same path the designer shows and the machine follows. */
export const previewRoutes =
  ({ addresses }: { addresses: PreviewAddresses }) =>
  (app: App): void => {
    app.get(
      '/api/customtablet/preview.svg',
      {
        config: { access: 'signed', limit: 'preview' },
        schema: {
          tags: ['tablet designer'],
          summary: 'One side of an engraved tablet as outlines',
          produces: ['image/svg+xml'],
          querystring: PreviewQuery,
          response: { 200: Type.String({ description: 'SVG of one path' }) },
        },
      },
      async (request, reply) => {
        const { query } = request
        if (!addresses.isOurs(query)) refuseRequest({ kind: 'forbidden' })
        const { side, text, signature, cut } = query
        return reply
          .header('content-type', 'image/svg+xml; charset=utf-8')
          .header('content-security-policy', policy)
          .header('x-content-type-options', 'nosniff')
          .header('cross-origin-resource-policy', 'same-origin')
          .header('content-disposition', `inline; filename="${side}.svg"`)
          .header('x-robots-tag', 'noindex')
          .header('cache-control', `public, max-age=${previewKeptSeconds}, immutable`)
          .send(sideSvg(drawSide(side, text, signature), cut || defaultCut))
      },
    )
  }
