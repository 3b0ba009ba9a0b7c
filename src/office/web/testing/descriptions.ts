import { ChangedPromotion, NewPromotion } from '#src/promotions/contract/promotion-form.ts'
import type { ActionDescription, FieldDescription, ResourceDescription } from '../../contract/description.ts'

/* For tests: what the server says of a resource. */

const field = (
  name: string,
  label: string,
  kind: FieldDescription['kind'],
  more: Partial<FieldDescription> = {},
): FieldDescription => ({ name, label, kind, sorts: false, filters: false, hidden: false, ...more })

export const bodyOf = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

export const action = (
  name: string,
  label: string,
  body: object = bodyOf({}),
  more: Partial<ActionDescription> = {},
): ActionDescription => ({ name, label, body, isBulk: false, needsStepUp: false, ...more })

export const orders: ResourceDescription = {
  name: 'orders',
  label: 'Tilaukset',
  fields: [
    field('orderNumber', 'Tilaus', 'text'),
    field('createdAt', 'Tilattu', 'moment', { sorts: true, filters: true }),
    field('customer', 'Asiakas', 'text'),
    field('status', 'Tila', 'choice', {
      filters: true,
      options: [
        { value: 'InProgress', label: 'Käsittelyssä', turn: 'ours' },
        { value: 'OnHold', label: 'Tarkistettavana', turn: 'blocked' },
      ],
    }),
    field('totalCents', 'Summa', 'money', { sorts: true, filters: true }),
  ],
  columns: ['orderNumber', 'createdAt', 'customer', 'status', 'totalCents'],
  sort: '-createdAt',
  views: [
    { name: 'all', label: 'Kaikki', filter: {}, sort: '', waits: false },
    { name: 'held', label: 'Tarkistettavana', filter: { status: ['OnHold'] }, sort: '', waits: true },
  ],
  searchFrom: 3,
  actions: [
    action('pack', 'Pakkaa', bodyOf({}), { isBulk: true }),
    action('hold', 'Pidätä', bodyOf({ reason: { type: 'string', maxLength: 300 } }, ['reason'])),
    action('refund', 'Hyvitä', bodyOf({}), { needsStepUp: true }),
  ],
  change: null,
  create: null,
  canExport: false,
  exportNeedsStepUp: false,
}

export const parcels: ResourceDescription = {
  ...orders,
  name: 'parcels',
  label: 'Lähetykset',
  fields: [
    field('orderNumber', 'Tilaus', 'text'),
    field('method', 'Toimitustapa', 'choice', { options: [{ value: 'locker', label: 'Pakettiautomaatti' }] }),
    field('status', 'Tila', 'choice', { options: [{ value: 'Released', label: 'Pakattavana', turn: 'ours' }] }),
  ],
  columns: ['orderNumber', 'method', 'status'],
  views: [{ name: 'toPack', label: 'Pakattavana', filter: { status: ['Released'] }, sort: 'orderedAt', waits: true }],
  searchFrom: null,
  actions: [action('pack', 'Pakkaa', bodyOf({}), { isBulk: true })],
}

export const cards: ResourceDescription = {
  ...orders,
  name: 'gift-cards',
  label: 'Lahjakortit',
  fields: [
    field('lastFour', 'Numero', 'text'),
    field('note', 'Muistiinpano', 'text'),
    field('expiresOn', 'Voimassa asti', 'day'),
  ],
  columns: ['lastFour', 'expiresOn'],
  views: [],
  searchFrom: null,
  actions: [],
  change: bodyOf({
    version: { type: 'integer' },
    note: { type: 'string', maxLength: 100 },
    expiresOn: { type: 'string', format: 'date' },
  }),
}

export const imports: ResourceDescription = {
  name: 'imports',
  label: 'Tuonnit',
  fields: [
    field('fileName', 'Tiedosto', 'text'),
    field('createdAt', 'Lähetetty', 'moment', { sorts: true }),
    field('kind', 'Sisältö', 'choice', {
      filters: true,
      options: [
        { value: 'products', label: 'Tuotteet' },
        { value: 'prices', label: 'Hinnat' },
      ],
    }),
    field('status', 'Tila', 'choice', { options: [{ value: 'done', label: 'Valmis', turn: 'done' }] }),
  ],
  columns: ['fileName', 'createdAt', 'kind', 'status'],
  sort: '-createdAt',
  views: [],
  searchFrom: null,
  actions: [action('import', 'Tuo kauppaan'), action('cancel', 'Peru tuonti')],
  change: null,
  create: null,
  canExport: false,
  exportNeedsStepUp: false,
}

export const products: ResourceDescription = {
  ...imports,
  name: 'products',
  label: 'Tuotteet',
  actions: [action('notice', 'Huomautus')],
}

export const customers: ResourceDescription = { ...cards, name: 'customers', label: 'Asiakkaat', change: null }

export const promotions: ResourceDescription = {
  ...orders,
  name: 'promotions',
  label: 'Tarjoukset',
  fields: [
    field('name', 'Nimi', 'text'),
    field('state', 'Tila', 'choice', { options: [{ value: 'running', label: 'Voimassa', turn: 'done' }] }),
    field('type', 'Laji', 'choice', {
      options: [
        { value: 'percentage', label: 'Prosentti' },
        { value: 'tiered', label: 'Portaat' },
      ],
    }),
  ],
  columns: ['name', 'state', 'type'],
  views: [],
  actions: [action('end', 'Lopeta')],
  change: ChangedPromotion,
  create: NewPromotion,
}
