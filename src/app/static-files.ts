import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyError } from 'fastify'
import type { App } from '#src/platform/http/route-types.ts'
import type { MediaFolders } from '#src/platform/images/media-folders.ts'

/** Serves browser code in development; calls `next` for unknown paths. */
export type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface StaticFilesOptions {
  projectDir: string
  /** Originals of pictures. */
  mediaFolders: MediaFolders
  /** Used instead of the built files. */
  dev?: DevMiddleware | undefined
}

/** Built files under /dist/ (immutable; an unknown name is a 404, never a page) and originals of the media folders. */
export async function registerStatic(app: App, { projectDir, mediaFolders, dev }: StaticFilesOptions): Promise<void> {
  const serve = (root: string | string[], prefix: string, options: Partial<FastifyStaticOptions>) =>
    app.register(async (scope) => {
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
  await serve([...new Set(mediaFolders)], '/media/', {
    maxAge: '1d',
    setHeaders: (response, path) => {
      // An SVG opened by itself is a document: it runs nothing and loads nothing. Icons are cached for 30 days
      // (specification 2, 9).
      if (path.endsWith('.svg')) {
        void response.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        void response.header('cache-control', 'public, max-age=2592000')
      }
      // PDFs are checked as far as possible: anything left in one runs in the reader's own program, and not on this site.
      if (path.endsWith('.pdf')) void response.header('content-disposition', 'attachment')
    },
  })
  await serve(resolve(projectDir, 'src/kit/assets'), '/assets/', { maxAge: '1d' })
}
