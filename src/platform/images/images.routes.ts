import { Type } from 'typebox'
import { type App, refuseRequest } from '../http/route-types.ts'
import { imageFormats, type Images } from './images.ts'
import { isImagePreset, isLadderWidth } from '#src/common/image-presets.ts'

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const

/** `/images/{width}/{format}/{preset}/{path below media}`: a width off the ladder or an unknown preset is a 400. */
export const imageRoutes =
  (deps: { images: Images }) =>
  (app: App): void => {
    app.get(
      '/images/:width/:format/:preset/*',
      {
        config: { access: 'public' },
        schema: {
          params: Type.Object({
            width: Type.Integer(),
            format: Type.Union(imageFormats.map((format) => Type.Literal(format))),
            preset: Type.String({ maxLength: 20 }),
            '*': Type.String({ maxLength: 200 }),
          }),
        },
      },
      async (request, reply) => {
        const { width, format, preset, '*': source } = request.params
        if (!isLadderWidth(width) || !isImagePreset(preset)) {
          return refuseRequest({ kind: 'fields', fields: { width: ['forms/validation/invalid'] } })
        }
        const data = await deps.images.resize({ source, preset, width, format })
        if (!data) return refuseRequest({ kind: 'not-found' })
        return reply
          .type(contentTypes[format])
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(data)
      },
    )
  }
