import { Type } from 'typebox'
import { imagePresets, isImagePreset, presetWidths } from '#src/common/image-presets.ts'
import { type App, refuseRequest } from '../http/route-types.ts'
import type { Images } from './images.ts'

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const

/** The focal point of a library picture, by its site path; null: the middle, or no such picture. */
export type FocusOf = (path: string) => Promise<{ x: number; y: number } | null>

/**
 * `/images/{width}/{format}/{preset}/{path below media}`; where a picture of the library has a focal point and the preset crops,
 * `{preset}@{x}-{y}`. A page that is older than the point names another: it gets the picture as it is cropped now, for a minute.
 * A width that is none of the preset's is a 400, and so is any other
 * spelling of an address (`//`, `/./`, `%2e`, `0640`): each picture has one, here and in every cache on the way.
 */
export const imageRoutes =
  (deps: { images: Images; focusOf?: FocusOf }) =>
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
        const { width, format, preset: cropped, '*': source } = request.params
        const [, preset = '', x, y] = /^([a-z-]+)(?:@(0|[1-9]\d?|100)-(0|[1-9]\d?|100))?$/.exec(cropped) ?? []
        const address = `/images/${width}/${format}/${cropped}/${source}`
        const isCanonical = request.originalUrl === address && !/(^|\/)(\.|\/|$)/.test(source)
        const focus = isCanonical && x !== undefined ? ((await deps.focusOf?.(`/media/${source}`)) ?? null) : null
        const isKnown = isImagePreset(preset) && presetWidths(preset).includes(width) && isCanonical
        if (!isKnown || (x !== undefined && (focus === null || imagePresets[preset].height === null)))
          return refuseRequest({ kind: 'fields', fields: { width: ['forms/validation/invalid'] } })
        const data = await deps.images.resize({ source, preset, width, format, focus })
        if (!data) return refuseRequest({ kind: 'not-found' })
        // Mails have JPEGs, and webmail shows them on another site.
        if (format === 'jpeg') void reply.header('cross-origin-resource-policy', 'cross-origin')
        const isOld = focus !== null && (Number(x) !== focus.x || Number(y) !== focus.y)
        return reply
          .type(contentTypes[format])
          .header('cache-control', isOld ? 'public, max-age=60' : 'public, max-age=31536000, immutable')
          .send(data)
      },
    )
  }
