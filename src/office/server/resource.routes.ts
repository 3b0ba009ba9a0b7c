import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import { may } from '#src/common/permissions.ts'
import { refuse } from '#src/common/result.ts'
import type { Refusal } from '#src/common/errors.ts'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { Database } from '#src/platform/database/database.ts'
import { networkOf } from '#src/platform/http/network.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { countAll, createListQuery, isSearch } from '#src/platform/resources/list-query.ts'
import { perform, performAll } from '#src/platform/resources/perform.ts'
import type { ActionContext, Resource } from '#src/platform/resources/resource.ts'
import {
  BulkAnswer,
  bulkBody,
  countMost,
  Export,
  ExportBody,
  List,
  ListQuery,
  RecordHead,
  RecordParams,
  ViewCounts,
} from '../contract/records.ts'
import type { Exports } from './exports.service.ts'
import { refusedInWords } from './refused.ts'

export interface ResourceRoutesDeps {
  db: Database
  reads: PersonalReads
  exports: Pick<Exports, 'ask'>
  text: TextLookup
}

const defaultPageSize = 25

/** All calls of a resource, from its definition. */
export const resourceRoutes =
  (resource: Resource, { db, reads, text, exports }: ResourceRoutesDeps) =>
  (app: App): void => {
    const { name, reading, exporting, views = {}, actions = {}, change, create } = resource
    const route = routesOf(app, [`office: ${name}`])
    const url = `/api/admin/${name}` as const
    const list = createListQuery(resource)
    const answer = Type.Object({ ...RecordHead, ...resource.record.properties })
    const acting = (request: FastifyRequest): ActionContext => ({
      actor: shopActorOf(request),
      language: request.language,
      network: networkOf(request.ip),
    })
    const audit = async (request: FastifyRequest, ids: readonly string[]): Promise<void> => {
      if (resource.reads && ids.length > 0) await reads.record(request.actor, resource.reads, ids)
    }

    /** The record, with what this person may do to it as it is now. Null: there is none. */
    async function look(request: FastifyRequest, id: string) {
      const found = await resource.find(id, acting(request))
      if (!found) return null
      await audit(request, [id])
      const { version, ready, fields } = found
      const allowed = ready.filter((key) => actions[key] && may(request.actor, actions[key].permission))
      return { ...fields, id, version, actions: allowed }
    }
    type Shown = Awaited<ReturnType<typeof show>>
    const show = async (request: FastifyRequest, id: string) =>
      (await look(request, id)) ?? refuseRequest({ kind: 'not-found' })
    const shown = async (request: FastifyRequest, id: string) => (await show(request, id)) as never // typed by `answer`, which is not known here

    const views$ = Object.entries(views).map(([view, { filter }]) => [view, list.countOf(filter, countMost)] as const)
    route(
      `GET ${url}`,
      { summary: `A page of ${name}`, permission: reading, query: ListQuery, answer: List },
      async ({ query, request }) => {
        const { q, sort, page = 1, pageSize = defaultPageSize } = query
        const asked = { q, sort, filter: parsed(query.filter), language: request.language }
        const found = await list.page(db, asked, { page, pageSize, countMost })
        if (found.ok && isSearch(resource, asked))
          await audit(
            request,
            found.value.items.map(({ id }) => id),
          )
        return found
      },
    )
    route(
      `GET ${url}/counts`,
      { summary: `How many ${name} stand in each view`, permission: reading, answer: ViewCounts },
      async () => ({ views: await countAll(db, views$) }),
    )
    route(
      `GET ${url}/:id`,
      { summary: `One of ${name}`, permission: reading, params: RecordParams, answer },
      ({ params, request }) => shown(request, params.id),
    )
    if (create)
      route(
        `POST ${url}`,
        { summary: `Adds one to ${name}`, permission: create.permission, body: create.body, answer, status: 201 },
        async ({ body, request }) => {
          const made = await create.run('', body as never, acting(request)) // its schema has passed it
          return made.ok ? shown(request, made.value) : (made as never)
        },
      )
    if (change)
      route(
        `PATCH ${url}/:id`,
        {
          summary: `Changes one of ${name}`,
          description: 'Another version now is 409 with the record as it is.',
          permission: change.permission,
          params: RecordParams,
          body: change.body,
          answer,
        },
        async ({ params: { id }, body, request }) => {
          const changed = await change.run(id, body as never, acting(request)) // its schema has passed it
          if (changed.ok) return shown(request, id)
          return (changed.error.kind === 'conflict' ? refuse(conflictWith(await show(request, id))) : changed) as never
        },
      )
    if (exporting)
      route(
        `POST ${url}/export`,
        { summary: `A file of ${name}`, permission: exporting, body: ExportBody, answer: Export, status: 202 },
        ({ body, language, request }) => exports.ask(resource, body, shopActorOf(request), language),
      )
    for (const [key, { permission, body, isBulk }] of Object.entries(actions)) {
      route(
        `POST ${url}/:id/${key}`,
        {
          summary: `${key}: one of ${name}`,
          description: 'The record as it is now; 204 where there is none any more.',
          permission,
          params: RecordParams,
          body,
          answer,
        },
        async ({ params: { id }, body: given, request, reply }) => {
          const done = await perform(resource, key, id, given as object, acting(request)) // its schema has passed it
          if (!done.ok) return done as never
          const left = await look(request, id)
          return left === null ? reply.code(204).send() : (left as never) // as `shown`
        },
      )
      if (!isBulk) continue
      route(
        `POST ${url}/actions/${key}`,
        { summary: `${key}: several of ${name}`, permission, body: bulkBody(body), answer: BulkAnswer },
        async ({ body: { ids, body: given }, request }) => {
          const results = await performAll(resource, key, ids, given as object, acting(request)) // as above
          return {
            results: results.map(({ id, refused }) => ({
              id,
              isDone: refused === null,
              problems: refused === null ? [] : refusedInWords(refused, request.language, text),
            })),
          }
        },
      )
    }

    const conflictWith = (current: Shown): Refusal => ({
      kind: 'business',
      status: 409,
      problems: [{ key: 'office/version-conflict', details: { current } }],
    })
  }

/** Undefined stays so; what is not JSON is no filter. */
function parsed(filter: string | undefined): unknown {
  if (filter === undefined) return undefined
  try {
    return JSON.parse(filter)
  } catch {
    return filter
  }
}
