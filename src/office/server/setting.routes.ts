import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import {
  AddedSetting,
  ChangedSetting,
  SettingGroups,
  SettingHistory,
  SettingNameQuery,
  SettingRow,
} from '../contract/settings.ts'
import type { OfficeSettings } from './settings.service.ts'

/** The calls of the settings. A name has slashes in it, so it is no part of an address. */
export const settingRoutes =
  (settings: OfficeSettings) =>
  (app: App): void => {
    const route = routesOf(app, ['office: settings'])
    const reading = { permission: 'settings:read' } as const
    const writing = { permission: 'settings:write' } as const
    route(
      'GET /api/admin/settings',
      { summary: 'All settings, with the schemas of their forms', ...reading, answer: SettingGroups },
      ({ request, language }) => settings.list(shopActorOf(request), language),
    )
    route(
      'GET /api/admin/settings/history',
      { summary: 'Who changed a setting', ...reading, query: SettingNameQuery, answer: SettingHistory },
      ({ query, request }) => settings.history(query.name, shopActorOf(request)),
    )
    route(
      'PUT /api/admin/settings',
      { summary: 'Changes a setting, at once and everywhere', ...writing, body: ChangedSetting, answer: SettingRow },
      ({ body, request, language }) => settings.change(body, shopActorOf(request), language),
    )
    route(
      'POST /api/admin/settings',
      { summary: 'Adds a row to a group of settings', ...writing, body: AddedSetting, answer: SettingRow, status: 201 },
      ({ body, request, language }) => settings.add(body, shopActorOf(request), language),
    )
  }
