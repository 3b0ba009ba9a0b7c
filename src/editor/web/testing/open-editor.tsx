import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { textsOf } from '#src/shell/web/text/use-text.ts'
import { field } from '#src/content/contract/fields.ts'
import { startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import type { Document, SaveBody } from '../../contract/document.ts'
import type { EditorSchema, TypeDefinition } from '../../contract/schema.ts'
import type { LanguageState, Status, TreeItem } from '../../contract/tree.ts'
import { Editor } from '../Editor.tsx'
import texts from '../texts.en.json' with { type: 'json' }

/* For tests: a signed-in editor on a page of three blocks, with the server at fetch level. */

const deed = { by: 'Aino Lehto', at: '2026-12-01T12:02:00Z' }
const may = { write: true, publish: true, delete: true, branches: [] }

const definition = (
  of: Pick<TypeDefinition, 'type' | 'kind' | 'label' | 'fields'> & Partial<TypeDefinition>,
): TypeDefinition => ({
  icon: 'text',
  category: null,
  shelf: of.kind === 'page' ? 'common' : null,
  allowed: {},
  blank: {},
  presets: [],
  ...of,
})
const schema: EditorSchema = {
  areaDepthMax: 5,
  areaEntriesMax: 100,
  types: {
    ContentPage: definition({
      type: 'ContentPage',
      kind: 'page',
      label: { fi: 'Sisältösivu', en: 'Content page' },
      icon: 'page',
      fields: {
        mainContentArea: field.area('Pääsisältö', 'Main content'),
        metaTitle: { ...field.string('Hakutulos', 'Search title', { maxLength: 60 }), group: 'seo' },
      },
      allowed: { mainContentArea: ['TextBlock', 'BoxBlock', 'LinkBlock'] },
    }),
    LandingPage: definition({
      type: 'LandingPage',
      kind: 'page',
      label: { fi: 'Laskeutumissivu', en: 'Landing page' },
      fields: {},
    }),
    CartPage: definition({
      type: 'CartPage',
      kind: 'page',
      label: { fi: 'Ostoskori', en: 'Cart' },
      shelf: 'shop',
      fields: {},
    }),
    TextBlock: definition({
      type: 'TextBlock',
      kind: 'block',
      label: { fi: 'Teksti', en: 'Text' },
      category: 'text',
      fields: {
        heading: field.string('Otsikko', 'Heading', { maxLength: 120, required: true }),
        isWide: field.boolean('Leveä', 'Wide'),
        items: field.list('Rivit', 'Rows', { max: 3, of: field.string('Rivi', 'Row') }),
      },
      blank: { heading: '', isWide: false, items: [] },
      presets: [
        {
          key: 'example-1',
          label: { fi: 'Malli', en: 'Example' },
          fields: { heading: 'Example heading', isWide: false, items: [] },
        },
      ],
    }),
    SitePopups: definition({
      type: 'SitePopups',
      kind: 'item',
      label: { fi: 'Nostot', en: 'Popups' },
      fields: {
        popups: field.list('Nostot', 'Popups', {
          summary: ['heading'],
          of: field.group('Nosto', 'Popup', {
            required: true,
            fields: {
              id: field.string('Tunnus', 'Id'),
              heading: field.string('Otsikko', 'Heading'),
              isRepeated: field.boolean('Toistuu', 'Repeated'),
              days: field.number('Päiviä', 'Days', { shownWhen: { field: 'isRepeated', is: [true] } }),
              pages: field.list('Sivut', 'Pages', { of: field.pageRef('Sivu', 'Page') }),
            },
          }),
        }),
      },
    }),
    LinkBlock: definition({
      type: 'LinkBlock',
      kind: 'block',
      label: { fi: 'Linkki', en: 'Link' },
      category: 'text',
      fields: { words: field.string('Sanat', 'Words'), url: field.url('Kohde', 'Target') },
      blank: { words: '', url: '' },
      presets: [
        {
          key: 'example-1',
          label: { fi: 'Malli', en: 'Example' },
          fields: { words: 'Gifts', url: '/lahjat#rasiat' },
        },
      ],
    }),
    BoxBlock: definition({
      type: 'BoxBlock',
      kind: 'block',
      label: { fi: 'Säiliö', en: 'Box' },
      category: 'layout',
      fields: { title: field.string('Otsikko', 'Title'), blocks: field.area('Lohkot', 'Blocks') },
      allowed: { blocks: ['TextBlock'] },
      blank: { title: '', blocks: [] },
    }),
  },
}

const stateOf = (status: Status): LanguageState => ({
  status,
  version: 1,
  publishAt: null,
  unpublishAt: null,
  draft: null,
  published: null,
  projectId: null,
})
export const languages = { fi: stateOf('Published'), sv: stateOf('Missing'), en: stateOf('Published') }
const text = (id: number, heading: string) => ({
  id,
  type: 'TextBlock',
  fields: { heading, isWide: false, items: ['first', 'second'] },
})
export const page: Document = {
  id: 12,
  kind: 'page',
  type: 'ContentPage',
  key: null,
  parentId: 1,
  companionOf: null,
  language: 'en',
  version: 1,
  source: 'published',
  name: 'Christmas',
  slug: 'christmas',
  fields: {
    metaTitle: 'Christmas chocolate',
    mainContentArea: [
      text(21, 'One'),
      { id: 22, type: 'BoxBlock', fields: { title: 'Box', blocks: [] } },
      text(23, 'Three'),
    ],
  },
  saved: deed,
  projectId: null,
  url: '/en/christmas',
  publishedUrl: '/en/christmas',
  languages,
  may,
  trashed: null,
}
const item = (id: number, parentId: number | null, name: string): TreeItem => ({
  id,
  parentId,
  sortIndex: 0,
  kind: 'page',
  type: 'ContentPage',
  key: null,
  name,
  url: '/en',
  companionOf: null,
  languages,
  may,
})

/** Opens the page; `server` answers what a test adds to it. */
export function openEditor(document: Partial<Document> = {}, address = '/edit?id=12&language=en') {
  window.history.replaceState(null, '', address)
  globalThis.document.documentElement.lang = 'en'
  const server = startFakeServer()
  let version = 1
  server.on('GET /api/staff/me', {
    body: {
      id: 'a1',
      name: 'Petra Julkunen',
      email: 'petra@konvehti.fi',
      roles: ['Publisher'],
      passkeys: [],
      hasTotp: true,
      sessions: [],
    },
  })
  server.on('GET /api/cms/schema', { body: schema })
  server.on('GET /api/cms/tree', { body: { items: [item(1, null, 'Start'), item(12, 1, 'Christmas')] } })
  server.on('GET /api/cms/content/12', { body: { ...page, ...document } })
  server.on('PUT /api/cms/content/12', ({ body }) => {
    const { fields } = body as SaveBody // what the editor sends
    return { body: { version: ++version, fields, saved: deed, languages } }
  })
  server.on('GET /api/cms/shared', { body: { items: [] } })
  server.on('GET /api/cms/content/12/translation', { body: { isTranslation: false, own: {}, source: {} } })
  server.on('GET /api/cms/content/12/comments', { body: { items: [] } })
  server.on('GET /api/cms/content/12/review', {
    body: { state: 'none', version: null, note: '', asked: null, answered: null },
  })
  server.on('POST /api/cms/content/12/presence', { body: { version: 1, people: [] } })
  server.on('GET /api/cms/projects', { body: { items: [], mayWrite: true, mayPublish: true } })
  server.on('GET /api/cms/presets', { body: { items: [] } })
  server.on('GET /api/cms/visitorgroups', { body: { items: [{ id: 3, name: 'Regulars' }], mayWrite: true } })
  server.on('POST /api/cms/present/12', { body: {} })
  const shown = render(<Editor words="en" t={textsOf('en', texts)} />)
  return { server, ...shown }
}

/** Adds a block by keys alone, as soon as the catalogue takes them. */
export async function addByKeys(name: string): Promise<void> {
  const outline = await screen.findByRole('navigation', { name: 'Pages and outline' })
  await userEvent.click(within(outline).getByRole('button', { name: /^Add a block/ }))
  const catalogue = within(await screen.findByRole('dialog', { name: 'Add a block' }))
  const focused = (of: () => HTMLElement): Promise<void> =>
    waitFor(() => {
      if (document.activeElement !== of()) throw new Error('The focus is elsewhere')
    })
  await focused(() => catalogue.getByRole('searchbox'))
  await userEvent.keyboard(`${name}{Enter}`)
  await focused(() => catalogue.getByRole('button', { name: 'Add' }))
  await userEvent.keyboard('{Enter}')
}
