import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyError } from 'fastify'
import type { App } from '#src/platform/http/route-types.ts'
import { type MediaFiles, mediaHeaders, mediaTypeOf } from '#src/platform/media-files/media-files.ts'
import { findMediaFile } from '#src/platform/media-files/media-folders.ts'

/** Serves browser code in development; calls `next` for unknown paths. */
export type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface StaticFilesOptions {
  projectDir: string
  /** Originals of pictures, films and documents. */
  media: Pick<MediaFiles, 'folders' | 'answer'>
  /** Used instead of the built files. */
  dev?: DevMiddleware | undefined
}

/** Built files under /dist/ (immutable; an unknown name is a 404, never a page) and the media files. */
export async function registerStatic(app: App, { projectDir, media, dev }: StaticFilesOptions): Promise<void> {
  const serve = (
    root: string | string[],
    prefix: string,
    options: Partial<FastifyStaticOptions>,
    prepare: (scope: App) => void = () => {},
  ) =>
    app.register(async (scope: App) => {
      prepare(scope)
      scope.addHook('onRoute', (route) => void (route.config = { ...route.config, permission: 'site:read' }))
      // Folders, paths that lead out of them and names that begin with a dot get the same 404 as a missing file.
      scope.setErrorHandler((error: FastifyError, _request, reply) => {
        if (error.statusCode === 403) return reply.callNotFound()
        throw error
      })
      await scope.register(fastifyStatic, { root, prefix, index: false, dotfiles: 'ignore', ...options })
    })
  if (dev) {
    app.addHook('onRequest', (request, reply, done) => {
      if (!request.url.startsWith('/dist/') && !request.url.startsWith('/@')) return done()
      reply.hijack()
      dev(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
    })
  } else if (existsSync(resolve(projectDir, 'dist/browser'))) {
    await serve(resolve(projectDir, 'dist/browser'), '/dist/', {
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      // The delivery widget's frame has a different origin, and uses the same fonts.
      setHeaders: (response, path) => {
        if (path.includes('.woff2')) void response.header('access-control-allow-origin', '*')
      },
    })
  }
  await serve(
    [...new Set(media.folders)],
    '/media/',
    {
      maxAge: '1d',
      setHeaders: (response, path) => {
        for (const [name, value] of Object.entries(mediaHeaders(path))) void response.header(name, value)
      },
    },
    (scope) => answerFromBucket(scope, media),
  )
  await serve(resolve(projectDir, 'src/kit/assets'), '/assets/', { maxAge: '1d' })
}

/** Files that lie in no folder of this machine; the rest is left to the folders. */
function answerFromBucket(scope: App, { folders, answer }: StaticFilesOptions['media']): void {
  const [first, ...others] = folders
  if (!answer || first === undefined) return
  scope.addHook<{ Params: { '*'?: string } }>('preHandler', async (request, reply) => {
    const name = request.params['*'] ?? ''
    if (await findMediaFile([first, ...others], name)) return
    const found = await answer(name, { method: request.method === 'HEAD' ? 'HEAD' : 'GET', headers: request.headers })
    if (!found) return
    // A reader who goes away must not keep the connection to the bucket.
    reply.raw.once('close', () => found.body?.destroy())
    return reply
      .code(found.status)
      .headers({ ...mediaHeaders(name), ...found.headers })
      .type(mediaTypeOf(name))
      .send(found.body)
  })
}
