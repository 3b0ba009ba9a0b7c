import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../src/common/actor.ts'
import { createHttpApp } from '../../src/platform/http/http-app.ts'
import type { App } from '../../src/platform/http/route-types.ts'
import { createLog } from '../../src/platform/logging.ts'

/** A server without routes, each call of which `actorOf` makes. Its texts are their keys, with what they are given. */
export const createRouteApp = (actorOf: (request: FastifyRequest) => Actor | null): Promise<App> =>
  createHttpApp({
    config: { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log: createLog({ level: 'silent', name: 'test' }),
    text: (_language, key, params) => `${key} ${JSON.stringify(params ?? {})}`,
    actorOf: (request) => Promise.resolve(actorOf(request)),
  })
