import { Type } from 'typebox'
import { isImagePreset, presetWidths } from '#src/common/image-presets.ts'
import { type App, refuseRequest } from '../http/route-types.ts'
import type { Images } from './images.ts'

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const

/**
 * `/images/{width}/{format}/{preset}/{path below media}`. A width that is none of the preset's is a 400, and so is any other
 * spelling of an address (`//`, `/./`, `%2e`, `0640`): each picture has one, here and in every cache on the way.
 */
export const imageRoutes =
  (deps: { images: Images }) =>
  (app: App): void => {
    app.get(
      '/images/:width/:format/:preset/*',
      {
        config: { permission: 'site:read' },
        schema: {
          params: Type.Object({
            width: Type.Integer(),
            format: Type.Union([Type.Literal('avif'), Type.Literal('webp'), Type.Literal('jpeg')]),
            preset: Type.String({ maxLength: 20 }),
            '*': Type.String({ maxLength: 200 }),
          }),
        },
      },
      async (request, reply) => {
        const { width, format, preset, '*': source } = request.params
        const address = `/images/${width}/${format}/${preset}/${source}`
        const isCanonical = request.originalUrl === address && !/(^|\/)(\.|\/|$)/.test(source)
        if (!isImagePreset(preset) || !presetWidths(preset).includes(width) || !isCanonical)
          return refuseRequest({ kind: 'fields', fields: { width: ['forms/validation/invalid'] } })
        const data = await deps.images.resize({ source, preset, width, format })
        if (!data) return refuseRequest({ kind: 'not-found' })
        // Mails have JPEGs, and mail read in a browser is another site's page.
        if (format === 'jpeg') void reply.header('cross-origin-resource-policy', 'cross-origin')
        return reply
          .type(contentTypes[format])
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(data)
      },
    )
  }
