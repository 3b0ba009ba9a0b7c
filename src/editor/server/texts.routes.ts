import type { Localized } from '#src/common/locale.ts'
import { may } from '#src/common/permissions.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import type { TextDesk, TextState as Stored } from '#src/platform/texts/text-desk.ts'
import {
  TextBody,
  TextHistory,
  TextList,
  TextQuery,
  textsPageSize,
  TextsQuery,
  type TextState,
} from '../contract/texts.ts'

export interface TextRouteDeps {
  texts: TextDesk
}

const reading = { permission: 'texts:read' } as const

/** The interface texts of the site. */
export const textRoutes =
  ({ texts }: TextRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/texts',
      {
        summary: 'The interface texts in all languages, and what differs from the files',
        ...reading,
        query: TextsQuery,
        answer: TextList,
      },
      async ({ query: { q = '', changed, page = 1 }, request }) => {
        const actor = shopActorOf(request)
        const part = { from: (page - 1) * textsPageSize, most: textsPageSize }
        const { rows, total } = await texts.list({ words: q, isChanged: changed === 'true', ...part }, actor)
        return {
          items: rows.map(({ texts: of, ...row }) => ({ ...row, texts: presented(of) })),
          total,
          mayWrite: may(actor, 'texts:write'),
        }
      },
    )
    route(
      'PUT /api/cms/texts',
      { summary: 'Writes a text over the one of the files, or ends that', permission: 'texts:write', body: TextBody },
      ({ body, request }) => texts.set(body, shopActorOf(request)),
    )
    route(
      'GET /api/cms/texts/history',
      { summary: 'What was done to an interface text', ...reading, query: TextQuery, answer: TextHistory },
      async ({ query, request }) => {
        const entries = await texts.history(query.language, query.key, shopActorOf(request))
        return { items: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) }
      },
    )
  }

const presented = ({ fi, sv, en }: Localized<Stored>): Localized<TextState> => ({
  fi: state(fi),
  sv: state(sv),
  en: state(en),
})
const state = ({ changed, ...rest }: Stored): TextState => ({
  ...rest,
  changed: changed && { by: changed.by, at: changed.at.toISOString() },
})
