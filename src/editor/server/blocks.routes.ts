import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { ContentPresets } from '#src/content/server/content-presets.ts'
import type { SharedBlocks } from '#src/content/server/shared-blocks.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import {
  DetachBody,
  PresetBody,
  PresetCreated,
  PresetList,
  ShareBody,
  SharedAnswer,
  SharedList,
} from '../contract/blocks.ts'
import { documentBytesMax, IdParams, LanguageQuery } from '../contract/common.ts'
import { languageStates } from '../rules/status.ts'

export interface BlockRouteDeps {
  admin: Pick<ContentAdmin, 'tree' | 'states'>
  shared: SharedBlocks
  saved: ContentPresets
}

const reading = { permission: 'pages:read' } as const
const writing = { permission: 'pages:write' } as const

/** Blocks that several pages show, and fillings saved by name. */
export const blockRoutes =
  ({ admin, shared, saved }: BlockRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/shared',
      {
        summary: 'Shared blocks, and on how many pages each stands',
        ...reading,
        query: LanguageQuery,
        answer: SharedList,
      },
      async ({ query, request }) => {
        const actor = shopActorOf(request)
        const rows = (await admin.tree(query.language, actor)).filter(({ item }) => item.kind === 'block')
        const uses = await shared.uses(
          rows.map(({ item }) => item.id),
          actor,
        )
        return {
          items: rows.map(({ item, states }) => ({
            id: item.id,
            type: item.contentType,
            name: (states.filter((one) => one.language === query.language).at(-1) ?? states.at(-1))?.name ?? '',
            pages: uses.get(item.id) ?? 0,
          })),
        }
      },
    )
    for (const [deed, summary, body] of [
      ['share', 'Makes a block of the page a shared one', ShareBody],
      ['detach', 'Makes a shared block the page’s own', DetachBody],
    ] as const) {
      route(
        `POST /api/cms/content/:id/${deed}`,
        { summary, ...writing, params: IdParams, query: LanguageQuery, body, answer: SharedAnswer },
        async ({ params, query, body: sent, request }) => {
          const actor = shopActorOf(request)
          const done =
            'node' in sent
              ? await shared.share(params.id, query.language, sent, actor)
              : await shared.detach(params.id, query.language, sent, actor)
          if (!done.ok) return refuseRequest(done.error)
          const languages = languageStates(await admin.states(params.id, actor))
          return { ...done.value, saved: { by: actor.name, at: languages[query.language].draft?.at ?? '' }, languages }
        },
      )
    }
    route(
      'GET /api/cms/presets',
      { summary: 'Fillings that editors saved by name', ...reading, answer: PresetList },
      async ({ request }) => ({
        items: (await saved.list(shopActorOf(request))).map(
          ({ id, contentType, name, fields, createdAt, createdBy }) => ({
            id,
            type: contentType,
            name,
            fields,
            saved: { by: createdBy, at: createdAt.toISOString() },
          }),
        ),
      }),
    )
    route(
      'POST /api/cms/presets',
      {
        summary: 'Saves a filling by name',
        ...writing,
        bodyLimit: documentBytesMax,
        body: PresetBody,
        answer: PresetCreated,
        status: 201,
      },
      ({ body, request }) => saved.save(body, shopActorOf(request)),
    )
    route(
      'DELETE /api/cms/presets/:id',
      { summary: 'Removes a saved filling', ...writing, params: IdParams },
      ({ params, request }) => saved.remove(params.id, shopActorOf(request)),
    )
  }
