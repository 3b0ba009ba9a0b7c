import type { FastifyRequest } from 'fastify'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { DeviceList, DeviceParams } from '../../contract/devices.ts'
import type { Devices } from './devices.ts'
import type { Sessions } from './sessions.ts'

const tags = ['account']

/** Devices that are signed in (C-6.7). */
export const deviceRoutes =
  ({ devices, sessions }: { devices: Devices; sessions: Pick<Sessions, 'find'> }) =>
  (app: App): void => {
    const signedInOf = async ({ cookies }: FastifyRequest) =>
      (await sessions.find(cookies)) ?? refuseRequest({ kind: 'unauthenticated' })

    app.get(
      '/api/cda/me/sessions',
      {
        config: { permission: 'my-account:read' },
        schema: { tags, summary: 'Where the customer is signed in', response: { 200: DeviceList } },
      },
      async (request) => devices.list(await signedInOf(request)),
    )
    app.delete(
      '/api/cda/me/sessions/:id',
      {
        config: { permission: 'my-account:write' },
        schema: { tags, summary: 'Signs one device out', params: DeviceParams, response: { 200: DeviceList } },
      },
      async (request) => {
        const result = await devices.end(request.params.id, await signedInOf(request))
        return result.ok ? result.value : refuseRequest(result.error)
      },
    )
    app.delete(
      '/api/cda/me/sessions',
      {
        config: { permission: 'my-account:write' },
        schema: { tags, summary: 'Signs every other device out', response: { 200: DeviceList } },
      },
      async (request) => devices.endOthers(await signedInOf(request)),
    )
  }
