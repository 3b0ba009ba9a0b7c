import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consents, type MoneyShop, startMoneyShop, tablet } from '../../../tests/support/money-shop.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { drawSide } from '#src/engraving/rules/drawing.ts'
import { createSender } from '../../platform/jobs/jobs.ts'
import { queues } from '../queues.ts'

let shop: MoneyShop
let operator: Operator
let folder: string
let jobs: ReturnType<typeof createSender>
const log = pino({ level: 'silent' })

beforeAll(async () => {
  shop = await startMoneyShop()
  folder = await mkdtemp(join(tmpdir(), 'designer-'))
  jobs = createSender({ url: shop.database.url, queues, log, maxConnections: 1 })
  operator = createOperator({ db: shop.database.db, clock: shop.clock, jobs })
})
afterAll(async () => {
  await jobs.stop()
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

const line = (text: string) => operator.line(...text.split(' '))

async function paidOrder(name: string, change: Partial<typeof tablet>): Promise<string> {
  const visitor = shop.visitor(name)
  const { body } = await visitor.add('TAB-DARK', 1, { customTablet: { ...tablet, ...change } })
  await visitor.details(body.id)
  const placed = await visitor.order(body.id, undefined, { consents })
  await visitor.pay(placed.body)
  return placed.body
}

describe('the operators’ lines for engraved tablets', () => {
  it('keep the list of words', async () => {
    expect(await line('designer words list')).toEqual({ ok: true, text: 'none' })
    expect(await line('designer words add fi Tuhma*')).toEqual({ ok: true, text: 'fi tuhma*' })
    expect((await line('designer words list fi')).text).toMatch(/^language fi {2}word tuhma\* .*created-by cli$/)
    for (const wrong of [
      'designer words add fi tuhma*',
      'designer words add de x',
      'designer words add fi',
      'designer words add fi a*b',
      'designer words remove sv tuhma*',
    ])
      expect((await line(wrong)).ok, wrong).toBe(false)
  })

  it('show what is held, release it, write its sheet and the table, and mark it', async () => {
    const number = await paidOrder('ops-a', { frontText: 'TUHMALLE' })
    expect((await line('designer held')).text).toMatch(new RegExp(`^${number} .*found tuhma\\*\\n {2}1: "TUHMALLE"`))
    expect((await line('designer export')).text).not.toContain(number)
    expect(await line(`designer release ${number}`)).toMatchObject({ ok: true })
    expect((await line(`designer release ${number}`)).text).toMatch(/not on hold/)
    expect((await line('designer export to-engrave')).text).toContain(`${number},1,to-engrave,TAB-DARK`)
    expect((await line(`designer export --to ${folder}/jobs.csv`)).text).toMatch(/^1 lines written/)
    expect(await readFile(join(folder, 'jobs.csv'), 'utf8')).toContain('Eeva Koski')
    expect((await line(`designer sheet ${number} --to ${folder}`)).text).toBe(join(folder, `${number}-1.svg`))
    expect(await readFile(join(folder, `${number}-1.svg`), 'utf8')).toContain(drawSide('front', 'TUHMALLE'))
    expect((await line(`designer engraved ${number}`)).text).toBe(`${number}: 1 engraved`)
    expect((await line(`designer packed ${number} 1`)).text).toBe(`${number}: 1 packed`)
    expect((await line(`designer packed ${number} 1`)).ok).toBe(false)
  })

  it('cancel what is held, and the work is left for the server to do', async () => {
    const number = await paidOrder('ops-b', { signature: 'tuhma' })
    expect(await line(`designer cancel ${number}`)).toEqual({ ok: true, text: `${number} is cancelled` })
    const told = () => shop.mails.some((mail) => mail.kind === 'order-cancelled' && mail.order.orderNumber === number)
    await shop.until(async () => told(), 'the mail')
  })

  it('say what is wrong, and write nothing then', async () => {
    const before = await readdir(folder)
    for (const wrong of [
      'designer release',
      'designer release KV26-AAAA-AAAA',
      'designer cancel nothing',
      'designer sheet',
      `designer sheet KV26-AAAA-AAAA --to ${folder}`,
      'designer export sold',
      'designer engraved x y',
      'designer packed',
    ])
      expect((await line(wrong)).ok, wrong).toBe(false)
    expect(await readdir(folder)).toEqual(before)
  })
})
