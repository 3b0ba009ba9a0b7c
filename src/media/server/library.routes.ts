import type { FastifyRequest } from 'fastify'
import { cleanLine } from '#src/common/clean-text.ts'
import { business, notFound } from '#src/common/errors.ts'
import { type Localized, languages } from '#src/common/locale.ts'
import { refuse } from '#src/common/result.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { acceptFiles, sentFile } from '#src/platform/http/sent-file.ts'
import {
  altTextPart,
  CaptionsParams,
  FolderMove,
  MediaChange,
  MediaEntry,
  MediaList,
  MediaParams,
  MediaQuery,
  MediaUsage,
  uploadBodyMax,
  uploadParts,
} from '../contract/library.ts'
import { maxUploadBytes } from '../contract/media.ts'
import type { MediaAdmin } from './media-admin.ts'
import type { createMediaLibrary } from './media-library.ts'

export interface LibraryRoutesDeps {
  library: ReturnType<typeof createMediaLibrary>
  admin: MediaAdmin
}

const reading = { permission: 'media:read' } as const
const writing = { permission: 'media:write' } as const

/** The media library of staff. */
export const libraryRoutes =
  ({ library, admin }: LibraryRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    const entryOf = async (id: number, request: FastifyRequest): Promise<MediaEntry> =>
      (await library.find(id, shopActorOf(request))) ?? refuseRequest(notFound)

    route(
      'GET /api/cms/media',
      { summary: 'Items of the media library, with its folders', ...reading, query: MediaQuery, answer: MediaList },
      ({ query, request }) => library.list(query, shopActorOf(request)),
    )
    route(
      'GET /api/cms/media/:id',
      { summary: 'An item of the media library', ...reading, params: MediaParams, answer: MediaEntry },
      ({ params, request }) => entryOf(params.id, request),
    )
    route(
      'GET /api/cms/media/:id/usage',
      { summary: 'What shows an item', ...reading, params: MediaParams, answer: MediaUsage },
      async ({ params, request }) => {
        await entryOf(params.id, request)
        return { items: await library.usage(params.id, shopActorOf(request)) }
      },
    )
    route(
      'PUT /api/cms/media/:id',
      {
        summary: 'Changes name, folder, alternative texts, focal point or poster; what is left out stays',
        ...writing,
        params: MediaParams,
        body: MediaChange,
        answer: MediaEntry,
      },
      async ({ params, body, request }) => {
        const changed = await admin.update(params.id, body, shopActorOf(request))
        return changed.ok ? entryOf(params.id, request) : changed
      },
    )
    route(
      'DELETE /api/cms/media/:id',
      { summary: 'Removes an item that nothing shows', permission: 'media:delete', params: MediaParams },
      ({ params, request }) => admin.remove(params.id, shopActorOf(request)),
    )
    route(
      'DELETE /api/cms/media/:id/captions/:language',
      { summary: 'Removes a film’s captions in a language', ...writing, params: CaptionsParams },
      ({ params, request }) => admin.removeCaptions(params.id, params.language, shopActorOf(request)),
    )
    route(
      'POST /api/cms/media/folders/move',
      { summary: 'Renames or moves a folder with all below it', ...writing, body: FolderMove },
      ({ body, request }) => admin.moveFolder(body.from, body.to, shopActorOf(request)),
    )

    void app.register(async (scope: App) => {
      await acceptFiles(scope, maxUploadBytes)
      const send = routesOf(scope, ['cms'])
      send(
        'POST /api/cms/media',
        {
          summary: 'Adds a file, sent as multipart/form-data: words first, then the file',
          ...writing,
          bodyLimit: uploadBodyMax,
          answer: MediaEntry,
          status: 201,
        },
        async ({ request }) => {
          const actor = shopActorOf(request)
          const sent = await sentFile(request)
          if (!sent) return refuse(business({ key: 'media-library/no-file' }))
          const { content, name, fields } = sent
          const text = (part: string): string => cleanLine(fields.get(part) ?? '').slice(0, 500)
          const altTexts = Object.fromEntries(languages.map((one) => [one, text(altTextPart(one))])) as Localized // of all languages
          const folder = fields.get(uploadParts.folder) ?? ''
          const added = await admin.upload({ content, name, folder, altTexts }, actor)
          return added.ok ? entryOf(added.value.id, request) : added
        },
      )
      send(
        'POST /api/cms/media/:id/replace',
        {
          summary: 'Puts another file in the place of an item’s, sent as multipart/form-data',
          permission: 'media:publish',
          bodyLimit: uploadBodyMax,
          params: MediaParams,
          answer: MediaEntry,
        },
        async ({ params, request }) => {
          const sent = await sentFile(request)
          if (!sent) return refuse(business({ key: 'media-library/no-file' }))
          const replaced = await admin.replace(params.id, sent, shopActorOf(request))
          return replaced.ok ? entryOf(params.id, request) : replaced
        },
      )
      send(
        'POST /api/cms/media/:id/captions/:language',
        {
          summary: 'Adds a film’s captions in a language, or replaces them, sent as multipart/form-data',
          ...writing,
          bodyLimit: uploadBodyMax,
          params: CaptionsParams,
        },
        async ({ params, request }) => {
          const sent = await sentFile(request)
          if (!sent) return refuse(business({ key: 'media-library/no-file' }))
          return admin.addCaptions(params.id, params.language, sent.content, shopActorOf(request))
        },
      )
    })
  }
