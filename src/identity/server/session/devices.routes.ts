import type { FastifyRequest } from 'fastify'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { DeviceList, DeviceParams } from '../../contract/devices.ts'
import type { Devices } from './devices.ts'
import type { Sessions } from './sessions.ts'

/** Devices that are signed in (C-6.7). */
export const deviceRoutes =
  ({ devices, sessions }: { devices: Devices; sessions: Pick<Sessions, 'find'> }) =>
  (app: App): void => {
    const route = routesOf(app, ['account'])
    const signedInOf = async ({ cookies }: FastifyRequest) =>
      (await sessions.find(cookies)) ?? refuseRequest({ kind: 'unauthenticated' })

    route(
      'GET /api/cda/me/sessions',
      { summary: 'Where the customer is signed in', permission: 'my-account:read', answer: DeviceList },
      async ({ request }) => devices.list(await signedInOf(request)),
    )
    route(
      'DELETE /api/cda/me/sessions/:id',
      { summary: 'Signs one device out', permission: 'my-account:write', params: DeviceParams, answer: DeviceList },
      async ({ params, request }) => devices.end(params.id, await signedInOf(request)),
    )
    route(
      'DELETE /api/cda/me/sessions',
      { summary: 'Signs every other device out', permission: 'my-account:write', answer: DeviceList },
      async ({ request }) => devices.endOthers(await signedInOf(request)),
    )
  }
