import { field, type Fields } from '#src/content/contract/fields.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import type { Document, SaveBody, Saved } from '../../../contract/document.ts'
import type { Content, MergeTypes } from '../../../rules/merge.ts'
import { type Entry, setIn, walk } from '../../../rules/tree.ts'
import { createDocumentSession, type DocumentSession } from '../document-session.ts'
import type { LocalCopies, LocalCopy } from '../local-copy.ts'

/* For tests: a page of a few blocks, and the server that keeps it. */

export const blocks: Record<string, Fields> = {
  Text: {
    heading: field.string('Otsikko', 'Heading'),
    look: field.group('Ulkoasu', 'Look', { fields: { line: field.string('R', 'L') } }),
    items: field.list('Rivit', 'Items', { of: field.string('Rivi', 'Item') }),
  },
  Box: { heading: field.string('Otsikko', 'Heading'), blocks: field.area('Lohkot', 'Blocks') },
}
export const page: Fields = { top: field.area('Yläosa', 'Top'), main: field.area('Pääsisältö', 'Main') }
export const types: MergeTypes = { fields: page, fieldsOfType: (type) => blocks[type] }

export const block = (id: number, heading: string): Entry => ({
  id,
  type: 'Text',
  fields: { heading, items: [`item ${id}`] },
})
export const first: Content = {
  name: 'Name',
  slug: 'name',
  fields: {
    top: [block(1, 'one'), { id: 2, type: 'Box', fields: { heading: 'box', blocks: [block(3, 'three')] } }],
    main: [block(4, 'four')],
  },
}
export const saved = { by: 'Aino Lehto', at: '2026-12-01T12:02:00Z' }

/** Keeps one item as the server does: one writer at a time, a stale save is refused with what stands now. */
export function fakeServer() {
  let content = first
  let version = 1
  let nextId = 100
  let isDown = false
  let status = 0
  return {
    content: () => content,
    version: () => version,
    fail: (code: number | null) => {
      isDown = code !== null
      status = code ?? 0
    },
    save: async (_id: number, _language: string, body: SaveBody): Promise<Saved> => {
      await new Promise((resolve) => setTimeout(resolve, 40))
      if (isDown) throw new ApiError(status, null)
      if (body.baseVersion !== version) {
        throw new ApiError(409, [{ key: 'version-conflict', value: '', current: { ...content, version, saved } }])
      }
      let fields = body.fields
      for (const { entry, path } of walk(page, fields, types.fieldsOfType)) {
        if (entry.ref === undefined && (entry.id ?? 0) <= 0) fields = setIn(fields, [...path, 'id'], nextId++)
      }
      // Between processes a value is a copy whose keys stand in another order.
      content = JSON.parse(
        JSON.stringify({ name: body.name, slug: body.slug, fields }, (_key, value: unknown) => reversed(value)),
      ) as Content
      version++
      return { version, fields: content.fields, saved, languages: {} as Document['languages'] }
    },
  }
}
const reversed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toReversed())
    : value

export function fakeCopies(): LocalCopies & { kept: () => LocalCopy | null } {
  let kept: LocalCopy | null = null
  return {
    kept: () => kept,
    find: async () => kept,
    put: async (copy) => void (kept = copy),
    remove: async () => void (kept = null),
  }
}

export function openSession(
  server: Pick<ReturnType<typeof fakeServer>, 'version' | 'content' | 'save'>,
  copies: LocalCopies = fakeCopies(),
): DocumentSession {
  const document = {
    id: 12,
    language: 'fi',
    type: 'ContentPage',
    version: server.version(),
    ...server.content(),
    saved,
    may: { write: true, publish: true, delete: true, branches: [] },
  } as unknown as Document
  return createDocumentSession({ document, types, save: server.save, copies, now: browserClock.now })
}
