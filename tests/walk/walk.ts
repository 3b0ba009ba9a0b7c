import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { projectDirectory } from '../support/places.ts'
import { until } from '../support/until.ts'
import type { Answer } from './answer.ts'
import { createAsker } from './asker.ts'
import { walkCalls } from './calls.ts'
import { walkAccount, walkPurchases } from './journeys.ts'
import { walkPages } from './pages.ts'

interface Shop {
  shopUrl: string
  mailboxUrl: string
  stop(): Promise<void>
}

/** Every answer of a walk through the shop of a checkout, or of one that is up already (SHOP_URL and MAILBOX_URL). */
export async function walk(folder: string = projectDirectory): Promise<Answer[]> {
  const shop = await openShop(resolve(folder))
  try {
    const asker = createAsker(shop.shopUrl)
    await walkPages(asker)
    await walkCalls(asker)
    await walkPurchases(asker)
    await walkAccount(asker, (email) => readToken(shop.mailboxUrl, email))
    return asker.answers
  } finally {
    await shop.stop()
  }
}

async function openShop(folder: string): Promise<Shop> {
  const { SHOP_URL: shopUrl, MAILBOX_URL: mailboxUrl = '' } = process.env
  if (shopUrl) return { shopUrl, mailboxUrl, stop: () => Promise.resolve() }
  // The other checkout starts its shop with its own code.
  const other = (await import(`${folder}/tests/support/shop-under-test.ts`)) as {
    startShopUnderTest: (options: { env: Record<string, string> }) => Promise<Shop>
  }
  return other.startShopUnderTest({ env: { RATE_LIMITS: 'off', GALLERY: 'on' } })
}

async function readToken(mailboxUrl: string, email: string): Promise<string> {
  const read = async (path: string): Promise<unknown> => (await fetch(mailboxUrl + path)).json()
  return until(async () => {
    const { messages } = (await read(`/api/messages?to=${email}`)) as { messages: { id: string }[] } // the stand-in's wire
    if (!messages[0]) return undefined
    const { text } = (await read(`/api/messages/${messages[0].id}`)) as { text: string } // the same
    return /[?&]token=([\w-]{43})/.exec(text)?.[1]
  }, `a mail to ${email}`)
}

/** A recording is lines of JSON, compressed: some thirty megabytes without. */
export async function writeWalk(file: string, answers: readonly Answer[]): Promise<void> {
  const text = answers.map((answer) => JSON.stringify(answer)).join('\n')
  await writeFile(file, await promisify(gzip)(text))
}

export async function readWalk(file: string): Promise<Answer[]> {
  const text = (await promisify(gunzip)(await readFile(file))).toString()
  return text.split('\n').map((line) => JSON.parse(line) as Answer) // as writeWalk wrote it
}
