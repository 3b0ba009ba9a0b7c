import { Type } from 'typebox'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import type { Images } from '#src/platform/images/images.ts'
import { previewCacheSeconds, previewPictureWidth } from '../contract/limits.ts'
import { PreviewPictureQuery, PreviewQuery } from '../contract/preview.ts'
import { drawSide, sideSvg } from '#src/engraving/rules/drawing.ts'
import { defaultCut } from '#src/engraving/rules/plate.ts'
import type { PreviewAddresses } from './preview-address.ts'

/** Opened directly, such a file can load, run and style nothing. */
const policy = "default-src 'none'; style-src 'none'; script-src 'none'; sandbox; frame-ancestors 'none'"

/** Background of a mail's sheet, which shows round the tablet's corners. */
const mailSurface = '#fffdf9'

export interface PreviewRoutesDeps {
  addresses: PreviewAddresses
  images: Pick<Images, 'drawOver'>
}

/** Drawing of one side (C-7): outlines only, the same path that the designer shows and the machine follows. */
export const previewRoutes =
  ({ addresses, images }: PreviewRoutesDeps) =>
  (app: App): void => {
    app.get(
      '/api/customtablet/preview.svg',
      {
        config: { permission: 'tablets:read', access: 'signed', limit: 'preview' },
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
          .header('cache-control', `public, max-age=${previewCacheSeconds}, immutable`)
          .send(sideSvg(drawSide(side, text, signature), cut || defaultCut))
      },
    )

    app.get(
      '/api/customtablet/preview.jpg',
      {
        config: { permission: 'tablets:read', access: 'signed', limit: 'preview' },
        schema: {
          tags: ['tablet designer'],
          summary: 'One side of an engraved tablet as a picture, for mails',
          produces: ['image/jpeg'],
          querystring: PreviewPictureQuery,
          response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: 'JPEG' }) },
        },
      },
      async (request, reply) => {
        const { query } = request
        if (!addresses.isOurPicture(query)) return refuseRequest({ kind: 'forbidden' })
        const { side, text, signature, cut, plate } = query
        const picture = await images.drawOver({
          source: plate.replace(/^\/media\//, ''),
          svg: sideSvg(drawSide(side, text, signature), cut || defaultCut),
          width: previewPictureWidth,
          background: mailSurface,
        })
        if (picture === null) return refuseRequest({ kind: 'not-found' })
        return (
          reply
            .header('content-type', 'image/jpeg')
            .header('x-content-type-options', 'nosniff')
            // Webmail shows the picture on another site's page.
            .header('cross-origin-resource-policy', 'cross-origin')
            .header('x-robots-tag', 'noindex')
            .header('cache-control', `public, max-age=${previewCacheSeconds}, immutable`)
            .send(picture)
        )
      },
    )
  }
