import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { address } from '../../../tests/support/money-goods.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { mediaWrites } from '../../../tests/support/audited-media.ts'
import { createOperator, type Operator, operatorConfig } from '../../../tests/support/operator.ts'
import { workOnOrders } from '../../../tests/support/worked-orders.ts'
import {
  cardId,
  nobodys,
  number,
  orderNumber,
  panel,
  panelTexts,
  personal,
  type Place,
  submitReview,
  type Write,
  draftTerms,
  contents,
  count,
  insertCard,
  insertDeadJob,
  insertMail,
  insertNewsReader,
  insertSubscriber,
} from '../../../tests/support/audited-words.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { withConnection } from '#src/platform/database/client.ts'
import { type DatabaseHandle, openDatabase } from '#src/platform/database/database.ts'
import { afterCommit } from '#src/platform/database/transaction.ts'
import { createSender, type Jobs } from '#src/platform/jobs/jobs.ts'
import { queues } from '../queues.ts'
import { findOperation, operations as lines } from './ops-table.ts'
import { hireOnto } from '../../../tests/support/actors.ts'

/*
 * Every line of the command line, once. What writes leaves one entry in the audit, and changes nothing when the entry cannot be
 * written; what reads does so in transactions that cannot write.
 */

const clock = createTestClock('2026-11-20T10:00:00Z')
const log = pino({ level: 'silent' })
const readers: DatabaseHandle[] = []
let brand: TestDatabase
let money: MoneyShop
let sender: ReturnType<typeof createSender>
let folder: string
let isWorking = true
let tracedCart = ''
/** One with the demo brand, one with a money shop behind it, whose orders are somebody's. */
const operators = new Map<Place, { operator: Operator; reader: Operator; database: TestDatabase }>()
const at = (place: Place) => {
  const found = operators.get(place)
  if (!found) throw new Error(`There is no ${place}`)
  return found
}

function open(place: Place, database: TestDatabase, jobs: Pick<Jobs, 'send' | 'work'>): void {
  const readOnly = openDatabase({ url: database.url, maxConnections: 2, applicationName: 'reader', log })
  readOnly.db.$client.options.options += ' -c default_transaction_read_only=on'
  readers.push(readOnly)
  const config = { ...operatorConfig, mediaDir: folder }
  operators.set(place, {
    operator: createOperator({ db: database.db, clock, jobs, operatorName: 'Olli', config }),
    reader: createOperator({ db: readOnly.db, clock, jobs }),
    database,
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audited-'))
  brand = await createTestDatabase({ seeded: true })
  money = await startMoneyShop()
  tracedCart = (await money.visitor('traced').add('BAR')).body.id
  sender = createSender({ url: money.database.url, queues, log, maxConnections: 1 })
  open('money', money.database, sender)
  // Imports are done as soon as they are promised, while somebody works on them.
  const send: Jobs['send'] = (tx, queue, data) => {
    const { id } = data as { id: number } // an import's
    if (isWorking && queue.name.startsWith('catalogue'))
      afterCommit(tx, () => void at('brand').operator.operations.then(({ imports }) => imports.run(id)))
    return Promise.resolve()
  }
  open('brand', brand, { send, work: () => Promise.resolve() })
  await at('money').operator.line('designer', 'words', 'add', 'fi', 'tuhma*')
})
afterAll(async () => {
  await sender.stop()
  for (const reader of readers) await reader.close()
  await money.stop()
  await brand.drop()
  await rm(folder, { recursive: true, force: true })
})

const invited = ['a@b.example', '--name', 'A B', '--roles', 'Editor']
const hired = (name: string) => hireOnto(brand.db, clock, name)

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

/** The number of the only row, or of the latest. */
const latest = async (table: string): Promise<string> => {
  const { rows } = await brand.db.$client.query<{ id: number }>(`select max(id) as id from ${table}`)
  return String(rows[0]?.id)
}

const one = (word: string) => Promise.resolve([word])
const inFolder = (word: string, file = '') => Promise.resolve([word, join(folder, file)])
const scheduled = async () => [await draftOfTerms(), 'fi', '--at', '2026-12-24T10:00:00Z']
const newFile = () => Promise.resolve([join(folder, 'subscribers.csv')])
const subscriber = () => insertSubscriber(brand)
const newsReader = () => insertNewsReader(brand)
const draftOfTerms = () => draftTerms(brand, at('brand').operator)

const unsent = (status: 'waiting' | 'held') => insertMail(brand, status)
const dead = () => insertDeadJob(money.database)

const review = (title: string) => submitReview(brand, clock, title)

const work = () => workOnOrders(money)
const heldOrder = (name: string) => work().heldOrder(name)
const refundedStatement = async () => [await work().refundedWithdrawal('fifteen')]

/** The reference of a statement of withdrawal. */
async function statement(): Promise<string> {
  const payload = { orderNumber: 'KV26-0000-0000', name: address.lastName, email: address.email }
  const { body } = await money.call<{ reference: string }>({ method: 'POST', url: '/api/withdrawals', payload })
  return (stated = body.reference)
}

/** The bank has taken the money of an order back: a job writes that down, and what a person must see to. */
async function task(): Promise<string> {
  const merchantReference = `${await heldOrder('task')}-1`
  const [paid] = await money.database.sql<{ psp: string }>`
    select psp_reference as psp from payment_attempt where merchant_reference = ${merchantReference}`
  const watched = watchPayments(money)
  const about = { originalReference: paid?.psp ?? '', merchantReference }
  await watched.send({ eventCode: 'CHARGEBACK', pspReference: `D-${merchantReference}`, ...about })
  await watched.inboxEmpty()
  const [row] = await money.database.sql<{ id: number }>`select max(id) as id from order_task`
  return String(row?.id)
}

async function receivedImport(): Promise<string> {
  const { imports, actor } = await at('brand').operator.operations
  const bytes = new Blob(['stock_code;on_hand\nKV1005-100G;5\n']).stream()
  const request = { kind: 'stock', format: 'csv', fileName: 'x.csv', isDryRun: true, pictureFolder: null } as const
  isWorking = false
  await imports.receive(request, bytes, actor)
  isWorking = true
  return latest('catalogue_import')
}

const issuedCard = (isBlocked = false) => insertCard(money.database, isBlocked ? clock.now() : null)
const known = async () => [await issuedCard()]

/** In an order in which each has what the one before it left. */
const writes: Readonly<Record<string, Write>> = {
  'content publish': { command: 'content.published', subject: number, words: async () => [await draftOfTerms(), 'fi'] },
  'content schedule': { command: 'content.scheduled', subject: number, words: scheduled },
  'content unpublish': { command: 'content.unpublished', words: ['terms', 'fi'], subject: number },
  'preview-link': { command: 'preview.issued', words: ['terms', '3'], subject: /^item:\d+$/ },
  'preview-end': { command: 'preview.revoked', words: ['terms'], subject: /^item:\d+$/ },
  'outbox hold': {
    command: 'mail.held',
    subject: null,
    words: async () => [...(await unsent('waiting')), '--before', 'now'],
  },
  'outbox release': { command: 'mail.released', subject: null, words: () => unsent('held') },
  'outbox drop': { command: 'mail.dropped', subject: null, words: () => unsent('held') },
  'jobs retry': { command: 'job.repeated', place: 'money', subject: 'news.sync', words: dead },
  'jobs forget': { command: 'job.forgotten', place: 'money', subject: 'news.sync', words: dead },
  'keys rotate': { command: 'signing-key.rotated', subject: /^[0-9a-f-]{36}$/ },
  'privacy export': {
    command: 'person.exported',
    subject: /^[\w-]{8}\.[\w-]{43}$/,
    words: () => Promise.resolve(['odottaja@posti.example', '--to', join(folder, 'person')]),
  },
  'privacy erase': { command: 'person.erased', words: ['odottaja@posti.example'], subject: /^[0-9a-f-]{36}$/ },
  'privacy reapply': { command: 'person.erased-again', subject: /^[0-9a-f-]{36}$/ },
  'settings set': {
    command: 'setting.changed',
    words: ['delivery/home', 'freeFromCents=5900'],
    subject: 'delivery/home',
  },
  'redirects add': { command: 'redirect.added', words: ['fi', '/vanha', '/tuotteet'], subject: 'fi /vanha' },
  'redirects remove': { command: 'redirect.removed', words: ['fi', '/vanha'], subject: 'fi /vanha' },
  'redirects import': {
    command: 'redirect.imported',
    subject: null,
    words: async () => [await file('redirects.csv', 'language,from,to,kind\nfi,/a1,/tuotteet,301\n')],
  },
  'search rebuild': { command: 'search.rebuilt', subject: null, apart: ['content_search'] },
  'synonyms add': { command: 'synonym.added', words: ['fi', 'tuppu', 'karkki'], subject: 'fi tuppu' },
  'synonyms remove': { command: 'synonym.removed', words: ['fi', 'tuppu'], subject: 'fi tuppu' },
  'synonyms import': {
    command: 'synonym.imported',
    subject: null,
    words: async () => [await file('synonyms.csv', 'language,term,synonym,kind\nfi,tuppu,karkki,both\n')],
  },
  'reviews approve': {
    command: 'review.approved',
    subject: /^[0-9a-f-]{36}$/,
    words: async () => [await review('Ensimmäinen')],
  },
  'reviews reply': {
    command: 'review.replied',
    subject: /^[0-9a-f-]{36}$/,
    words: async () => [await review('Ensimmäinen'), 'Harmin paikka, Tarja'],
  },
  'reviews reject': {
    command: 'review.rejected',
    subject: /^[0-9a-f-]{36}$/,
    words: async () => [await review('Toinen'), 'Vitsi vain'],
  },
  'reviews forget': { command: 'review.forgotten', words: ['tarja@posti.example'], subject: null },
  'catalogue import': {
    command: 'import.received',
    subject: number,
    apart: ['catalogue_import', 'catalogue_import_chunk'],
    words: async () => [await file('Tarjan hinnat.csv', 'stock_code;on_hand\nKV1005-100G;321\n'), '--kind', 'stock'],
  },
  'catalogue import-cancel': {
    command: 'import.cancelled',
    subject: number,
    words: async () => [await receivedImport()],
  },
  'catalogue import-resume': {
    command: 'import.resumed',
    subject: number,
    words: async () => [await receivedImport()],
  },
  'catalogue notice': { command: 'product.notice-set', words: ['KV1005', 'recall', 'Erä L2407'], subject: 'KV1005' },
  'catalogue page-options': {
    command: 'product.page-options-set',
    words: ['KV1005', '{"hideDiets":true}'],
    subject: 'KV1005',
  },
  'restock forget': {
    command: 'restock-request.forgotten',
    subject: null,
    words: async () => {
      await brand.run(`insert into restock_request (variation_code, email, language, created_at)
        values ('KV1005-100G', 'odottaja@posti.example', 'fi', now())`)
      return ['odottaja@posti.example']
    },
  },
  'stock set': { command: 'variation.stock-set', words: ['KV1005-100G', '7'], subject: 'KV1005-100G' },
  'stock move': { command: 'variation.stock-moved', words: ['KV1005-100G', 'spoilt', '1'], subject: 'KV1005-100G' },
  'price set': { command: 'variation.price-set', words: ['KV1005-100G', '777'], subject: 'KV1005-100G' },
  'product withdraw': { command: 'product.withdrawn', words: ['KV1005'], subject: 'KV1005' },
  'product publish': { command: 'product.published', words: ['KV1005'], subject: 'KV1005' },
  'merchandising pin': { command: 'list-rule.added', words: ['all', 'KV1005', '2'], subject: number },
  'merchandising boost': { command: 'list-rule.added', words: ['category:karkit', 'KV1010'], subject: number },
  'merchandising bury': { command: 'list-rule.added', words: ['query:joulu lahja', 'KV1010'], subject: number },
  'merchandising hide': { command: 'list-rule.added', words: ['all', 'KV1010'], subject: number },
  'merchandising remove': {
    command: 'list-rule.removed',
    subject: number,
    words: async () => [await latest('merchandising_rule')],
  },
  'merchandising redirect': {
    command: 'phrase-redirect.added',
    words: ['fi', 'palautus', '/tuotteet'],
    subject: number,
  },
  'merchandising remove-redirect': {
    command: 'phrase-redirect.removed',
    subject: number,
    words: async () => [await latest('search_redirect')],
  },
  'facets set': { command: 'facet-layout.set', words: ['category:karkit', 'brand,freeFrom'], subject: 'karkit' },
  'facets reset': { command: 'facet-layout.reset', words: ['category:karkit'], subject: 'karkit' },
  'panels set': { command: 'promo-panel.set', words: ['all', ...panel, ...panelTexts], subject: number },
  'panels remove': {
    command: 'promo-panel.removed',
    subject: number,
    words: async () => [await latest('promo_panel')],
  },
  'locations hours': { command: 'location.hours-set', words: ['kamppi', 'sunday=12:00-16:00'], subject: 'kamppi' },
  'locations day': {
    command: 'location.day-set',
    words: ['kamppi', '2026-12-27', '12:00-16:00', 'fi=välipäivä'],
    subject: 'kamppi',
  },
  ...mediaWrites({ operator: () => at('brand').operator, folder: () => folder }),
  'locations remove': { command: 'location.removed', words: ['oulu'], subject: 'oulu' },
  'promotion add': {
    command: 'promotion.added',
    subject: 'juhannus-26',
    words: async () => [
      await file(
        'promotion.json',
        JSON.stringify({
          key: 'juhannus-26',
          name: { fi: 'Juhannus', sv: 'Midsommar', en: 'Midsummer' },
          reward: { type: 'percentage', percent: 10 },
          singleUseCodes: true,
        }),
      ),
    ],
  },
  'promotion activate': { command: 'promotion.activated', words: ['juhannus-26'], subject: 'juhannus-26' },
  'promotion codes': { command: 'promotion.codes-made', words: ['juhannus-26', 'mail', '3'], subject: 'juhannus-26' },
  'promotion end': { command: 'promotion.ended', words: ['juhannus-26'], subject: 'juhannus-26' },
  'designer words add': { command: 'blocked-word.added', words: ['fi', 'hölmö'], subject: 'fi hölmö' },
  'designer words remove': { command: 'blocked-word.removed', words: ['fi', 'hölmö'], subject: 'fi hölmö' },
  'designer release': {
    command: 'order.released',
    place: 'money',
    subject: orderNumber,
    words: async () => [(released = await heldOrder('one'))],
  },
  'designer engraved': {
    command: 'order.engraved',
    place: 'money',
    subject: orderNumber,
    words: () => Promise.resolve([released]),
  },
  'designer packed': {
    command: 'order.packed',
    place: 'money',
    subject: orderNumber,
    words: () => Promise.resolve([released, '1']),
  },
  'designer cancel': {
    command: 'order.cancelled',
    place: 'money',
    subject: orderNumber,
    words: async () => [await heldOrder('two')],
  },
  'orders release': {
    command: 'order.released',
    place: 'money',
    subject: orderNumber,
    words: async () => [await heldOrder('three'), 'engraving'],
  },
  'orders cancel': {
    command: 'order.cancelled',
    place: 'money',
    subject: orderNumber,
    words: async () => [await heldOrder('four')],
  },
  'orders close-task': {
    command: 'order-task.closed',
    place: 'money',
    subject: number,
    words: async () => [await task()],
  },
  'orders pack': {
    command: 'order.packed',
    place: 'money',
    subject: orderNumber,
    words: async () => [await work().parcelOrder('five', 'paid')],
  },
  'orders ship': {
    command: 'order.shipped',
    place: 'money',
    subject: orderNumber,
    words: async () => [(labelled = await work().parcelOrder('six', 'packed'))],
  },
  'orders deliver': {
    command: 'order.delivered',
    place: 'money',
    subject: orderNumber,
    words: async () => [await work().parcelOrder('seven', 'shipped')],
  },
  'orders take-back': {
    command: 'order.returned',
    place: 'money',
    subject: orderNumber,
    words: async () => [await work().parcelOrder('eight', 'shipped')],
  },
  'orders take-apart': {
    command: 'order.taken-apart',
    place: 'money',
    subject: orderNumber,
    words: async () => [await work().packedAndCancelled('apart')],
  },
  'orders capture': {
    command: 'order.capture-asked',
    place: 'money',
    subject: orderNumber,
    words: async () => [await work().parcelOrder('nine', 'capture failed')],
  },
  'orders resend': {
    command: 'order.confirmation-resent',
    place: 'money',
    subject: orderNumber,
    words: async () => [(parcelled = await work().parcelOrder('ten', 'paid'))],
  },
  'orders show': { command: 'order.read', place: 'money', subject: orderNumber, words: () => one(parcelled) },
  'receipts send': {
    command: 'order.papers-sent',
    place: 'money',
    subject: orderNumber,
    words: async () => [(receipted = await work().refundedOrder('fourteen'))],
  },
  'orders refund': {
    command: 'order.refunded',
    place: 'money',
    subject: orderNumber,
    words: async () => [await work().capturedOrder('eleven'), '1', '--reason', 'Rikki'],
  },
  'orders refund-again': {
    command: 'order.refund-asked',
    place: 'money',
    subject: orderNumber,
    words: async () => [await work().refundedOrder('twelve')],
  },
  'withdrawals accept': {
    command: 'withdrawal.accepted',
    place: 'money',
    subject: /^PI26-/,
    words: async () => [await statement()],
  },
  'withdrawals refuse': {
    command: 'withdrawal.refused',
    place: 'money',
    subject: /^PI26-/,
    words: async () => [await statement(), '--note', 'Avattu'],
  },
  'withdrawals show': { command: 'withdrawal.read', place: 'money', subject: /^PI26-/, words: () => one(stated) },
  'withdrawals refund': {
    command: 'order.refunded',
    place: 'money',
    subject: orderNumber,
    words: async () => [await work().acceptedWithdrawal('thirteen')],
  },
  'withdrawals settle': { command: 'withdrawal.settled', place: 'money', subject: /^PI26-/, words: refundedStatement },
  'staff invite': { command: 'staff.invited', words: invited, subject: cardId },
  'staff roles': { command: 'staff.roles-set', words: async () => [await hired('a'), 'Editor'], subject: cardId },
  'staff reset-factor': { command: 'staff.factor-reset', words: async () => [await hired('b')], subject: cardId },
  'staff unlock': { command: 'staff.unlocked', words: async () => [await hired('d')], subject: cardId },
  'staff end': { command: 'staff.ended', words: async () => [await hired('c')], subject: cardId },
  'visitor-groups set': { command: 'visitor-group.set', subject: 'vip', words: ['vip', 'Vip', '--returning', 'yes'] },
  'visitor-groups remove': { command: 'visitor-group.removed', subject: 'vip', words: ['vip'] },
  'forms export': { command: 'form.exported', subject: '7', words: () => inFolder('7', 'form.csv') },
  'forms files': { command: 'form.files-fetched', subject: cardId, words: () => inFolder(nobodys) },
  'subscribers export': { command: 'subscriber.exported', subject: null, words: newFile },
  'news end': { command: 'news-subscription.ended', subject: cardId, words: newsReader },
  'subscribers end': { command: 'subscriber.ended', subject: cardId, words: subscriber },
  'gift-card issue': {
    command: 'gift-card.issued',
    place: 'money',
    words: ['25', 'odottaja@posti.example', 'fi', 'Tarja'],
    subject: cardId,
  },
  'gift-card block': {
    command: 'gift-card.blocked',
    place: 'money',
    subject: cardId,
    words: async () => [await issuedCard()],
  },
  'gift-card unblock': {
    command: 'gift-card.unblocked',
    place: 'money',
    subject: cardId,
    words: async () => [await issuedCard(true)],
  },
  'gift-card show': { command: 'gift-card.read', place: 'money', words: () => known(), subject: cardId },
  'gift-card extend': {
    command: 'gift-card.extended',
    place: 'money',
    subject: cardId,
    words: async () => [await issuedCard(), '2031-12-31'],
  },
  'gift-card resend': {
    command: 'gift-card.resent',
    place: 'money',
    subject: cardId,
    words: async () => [await issuedCard(), 'uusi@posti.example'],
  },
}
let [released, parcelled, labelled, receipted, stated] = ['', '', '', '', '']

/** Lines that change nothing, with what they need. */
const reads: Readonly<Record<string, { words?: () => readonly string[]; place?: Place }>> = {
  'audit list': { words: () => ['--subject', 'product:KV1005', '--since', '2026-11-01'] },
  'keys list': {},
  'outbox list': {},
  'jobs dead': { place: 'money' },
  'payments reconcile': { place: 'money' },
  verify: {},
  'catalogue midnight-ends': {},
  'customers doubtful-phones': {},
  'privacy erased': {},
  'staff list': {},
  'staff demo-code': { words: () => ['editor@konvehti.example'] },
  'settings list': {},
  'settings get': { words: () => ['withdrawal'] },
  'redirects list': {},
  'redirects export': {},
  'search check': {},
  'search top': {},
  'search none': {},
  'synonyms list': {},
  'reviews list': {},
  'catalogue imports': {},
  'catalogue import-report': { words: () => ['1'] },
  'catalogue export': { words: () => [join(folder, 'products.csv')] },
  'catalogue notices': {},
  'catalogue missing': {},
  'restock list': {},
  'merchandising list': {},
  'merchandising redirects': {},
  'facets list': {},
  'panels list': {},
  'locations list': {},
  'media list': {},
  'media usage': { words: () => ['1'] },
  'promotion list': {},
  'promotion show': { words: () => ['kerkka'] },
  'promotion trace': { place: 'money', words: () => [tracedCart] },
  'designer words list': {},
  'designer held': { place: 'money' },
  'designer sheet': { place: 'money', words: () => [released, '--to', folder] },
  'designer export': { place: 'money' },
  'gift-card list': { place: 'money' },
  'orders list': { place: 'money' },
  'stock movements': { words: () => ['KV1005-100G'] },
  'orders held': { place: 'money' },
  'orders tasks': { place: 'money' },
  'receipts list': { place: 'money', words: () => [receipted] },
  'receipts print': { place: 'money', words: () => [receipted, '--to', join(folder, 'receipt.pdf')] },
  'orders slip': { place: 'money', words: () => [labelled, '--to', join(folder, 'slip.pdf')] },
  'orders label': { place: 'money', words: () => [labelled] },
  'news list': {},
  'subscribers list': {},
  'forms list': {},
  'visitor-groups list': {},
  'withdrawals list': { place: 'money' },
}

/** Lines that touch no database: `src/app/shared-media.test.ts` tries them, which has a bucket. */
const outside = ['media copy']

it('is every line there is', () => {
  const known = [...Object.keys(writes), ...Object.keys(reads), ...outside]
  expect(known.toSorted()).toEqual(lines.map(({ name }) => name.join(' ')).toSorted())
  for (const name of known) expect(findOperation(name.split(' '))?.operation.name.join(' ')).toBe(name)
})

// Not tried again: what a first try has changed although it must not would be there the second time.
describe('writes one entry, or nothing:', { retry: 0 }, () => {
  it.each(Object.entries(writes))('%s', async (name, { command, words = [], subject, place = 'brand', apart = [] }) => {
    const { operator, database } = at(place)
    const line = [...name.split(' '), ...(typeof words === 'function' ? await words() : words)]
    const asOwner = (text: string) => withConnection(database.ownerUrl, 'tests', ({ run }) => run(text))
    const [entries, before] = [await count(database), await contents(database, place, apart)]
    await asOwner('revoke insert on audit_entry from konvehti_app')
    await expect(
      operator.line(...line).finally(() => asOwner('grant insert on audit_entry to konvehti_app')),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
    expect(await contents(database, place, apart), 'nothing is changed without an entry').toEqual(before)

    const { ok, text } = await operator.line(...line)
    expect(ok, text).toBe(true)
    expect(await count(database)).toBe(entries + 1)
    const [entry] = await database.sql<{ at: Date; subject_id: string | null }>`
      select * from audit_entry where actor_kind = 'operator' order by id desc limit 1`
    expect(entry).toMatchObject({ command, actor: 'Olli', subject_kind: command.split('.')[0] })
    if (typeof subject === 'object' && subject !== null) expect(entry?.subject_id).toMatch(subject)
    else expect(entry?.subject_id).toBe(subject)
    expect(+(entry?.at ?? 0)).toBe(+clock.now())
    const [token = 'no token of a preview'] = /(?<=preview=)[\w-]+/.exec(text) ?? []
    for (const word of [...personal, token]) expect(JSON.stringify(entry)).not.toContain(word)
  })
})

describe('writes nothing:', () => {
  it.each(Object.entries(reads))('%s', async (name, { words = () => [], place = 'brand' }) => {
    const outcome = await at(place).reader.line(...name.split(' '), ...words())
    expect(outcome.ok, outcome.text).toBe(true)
  })
})

it('jobs and operators alike leave nothing personal', async () => {
  const entries = await money.database.sql<{ actor_kind: string }>`select * from audit_entry`
  expect(new Set(entries.map(({ actor_kind: kind }) => kind))).toEqual(new Set(['operator', 'job']))
  for (const word of personal) expect(JSON.stringify(entries)).not.toContain(word)
})

it('the audit is read by subject and time', async () => {
  const { operator } = at('brand')
  const said = await operator.said('audit', 'list', '--subject', 'product:KV1005')
  expect(said.split('\n')[0]).toBe(
    '2026-11-20 12:00  operator Olli  product.published  KV1005  was {"published":false}  is {"published":true}',
  )
  expect(await operator.said('audit', 'list', '--subject', 'product:KV1005', '--since', '2026-11-21')).toBe('none')
  expect(await operator.said('audit', 'list', '--since', 'soon')).toMatch(/^\(failed\) Times are written/)
})
