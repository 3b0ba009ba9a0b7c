import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import {
  ChangedPanelBody,
  KnownLists,
  ListFacetsBody,
  ListPanelBody,
  ListParams,
  ListQueryParams,
  ListRulesBody,
  MerchandisedList,
  PanelParams,
  PanelVersionQuery,
} from '../../contract/merchandising.ts'
import type { ListDesk } from './list-desk.ts'
import { parseList } from './list-rules.service.ts'

const reading = { permission: 'merchandising:read' } as const
const writing = { permission: 'merchandising:write' } as const

/** Lists and what is decided about them, for the back office. */
export const listDeskRoutes =
  (desk: ListDesk) =>
  (app: App): void => {
    const route = routesOf(app, ['office: merchandising'])
    route(
      'GET /api/admin/merchandising/lists',
      { summary: 'Lists of products, and how much is decided about each', ...reading, answer: KnownLists },
      ({ language, request }) => desk.known(shopActorOf(request), language),
    )
    route(
      'GET /api/admin/merchandising/lists/:list',
      {
        summary: 'A list as shoppers see it, with its rules, panels and facets',
        ...reading,
        params: ListParams,
        query: ListQueryParams,
        answer: MerchandisedList,
      },
      ({ params, query, language, request }) =>
        desk.read(params.list, query.language ?? language, shopActorOf(request)),
    )
    route(
      'PUT /api/admin/merchandising/lists/:list/rules',
      { summary: 'Replaces the rules of a list', ...writing, params: ListParams, body: ListRulesBody },
      ({ params, body, request }) => {
        const list = parseList(params.list)
        return list.ok ? desk.setRules(list.value, body.version, body.rules, shopActorOf(request)) : list
      },
    )
    route(
      'PUT /api/admin/merchandising/lists/:list/facets',
      { summary: 'Chooses the facets of a list', ...writing, params: ListParams, body: ListFacetsBody },
      ({ params, body, request }) => desk.setFacets(params.list, body, shopActorOf(request)),
    )
    route(
      'POST /api/admin/merchandising/lists/:list/panels',
      { summary: 'Adds a panel between the rows of a list', ...writing, params: ListParams, body: ListPanelBody },
      ({ params, body, request }) => desk.addPanel(params.list, body, shopActorOf(request)),
    )
    route(
      'PUT /api/admin/merchandising/panels/:id',
      { summary: 'Changes a panel', ...writing, params: PanelParams, body: ChangedPanelBody },
      ({ params, body, request }) => desk.changePanel(params.id, body, shopActorOf(request)),
    )
    route(
      'DELETE /api/admin/merchandising/panels/:id',
      { summary: 'Removes a panel', ...writing, params: PanelParams, query: PanelVersionQuery },
      ({ params, query, request }) => desk.removePanel({ id: params.id, ...query }, shopActorOf(request)),
    )
  }
