import { randomBytes } from 'node:crypto'
import { createPermissions } from '../src/consents/server/marketing/permissions.ts'
import { insertCard, insertEntry, listCards } from '../src/gift-cards/server/gift-card.store.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import { review } from '../src/reviews/server/reviews.tables.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'

const dayMs = 86_400_000

interface DemoCard {
  last4: string
  name: string
  amountCents: number
  language: 'fi' | 'sv' | 'en'
  sentDaysAgo: number
  /** Its last day is as many days from now; the day of the seeding itself counts. */
  daysLeft: number
  isBlocked?: true
  message?: string
}

const cards: readonly DemoCard[] = [
  { last4: 'K7PX', name: 'Inkeri Salo', amountCents: 5_000, language: 'fi', sentDaysAgo: 12, daysLeft: 1_083 },
  { last4: 'M3QT', name: 'Göran Holm', amountCents: 2_500, language: 'sv', sentDaysAgo: 40, daysLeft: 1_055 },
  { last4: 'R9WA', name: 'Priya Nair', amountCents: 10_000, language: 'en', sentDaysAgo: 1_070, daysLeft: 25 },
  { last4: 'D4HV', name: 'Väinö Rask', amountCents: 3_000, language: 'fi', sentDaysAgo: 1_120, daysLeft: -25 },
  {
    last4: 'T2BN',
    name: 'Saara Lind',
    amountCents: 4_000,
    language: 'fi',
    sentDaysAgo: 5,
    daysLeft: 1_090,
    isBlocked: true,
    message: 'Onnea uuteen kotiin!',
  },
]

const subscribers = [
  { email: 'inkeri.salo@posti.example', language: 'fi', source: 'newsletter' },
  { email: 'goran.holm@post.example', language: 'sv', source: 'checkout' },
  { email: 'priya.nair@mail.example', language: 'en', source: 'sign-up' },
] as const

const waitingReviews = [
  {
    productCode: 'KV5015',
    rating: 5,
    language: 'fi',
    authorName: 'Päivi',
    verified: true,
    title: 'Joulu alkaa tästä',
    body: 'Näissä on juuri sopivasti inkivääriä, ja pomeranssi maistuu vasta lopuksi. Tilaan toisen rasian ennen adventtia.',
    hoursAgo: 5,
  },
  {
    productCode: 'KV1005',
    rating: 2,
    language: 'sv',
    authorName: 'Nisse',
    verified: false,
    title: 'Chokladen var bruten',
    body: 'Två av tre kakor hade gått sönder på vägen. Smaken är det inget fel på. Ring mig på 040 123 4567 om ersättning.',
    hoursAgo: 20,
  },
  {
    productCode: 'KV3005',
    rating: 4,
    language: 'en',
    authorName: 'Hannah',
    verified: true,
    title: 'Like the fruit itself',
    body: 'The bag was gone in one evening, and everybody fought for the blackcurrant ones. A larger bag would do.',
    hoursAgo: 31,
  },
] as const

/** Nobody knows the code behind it, so that such a card pays nothing. */
const unknownHash = (): string => randomBytes(32).toString('base64url')

/** People whom the office has to do with: gift cards, subscribers of the newsletter, and reviews that wait to be read. Where there are some, nothing changes. */
export async function seedPeople(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  if ((await listCards(db, 1)).length > 0) return
  const permissions = createPermissions({ clock })
  await inTransaction(db, async (tx) => {
    for (const { last4, name, amountCents, language, sentDaysAgo, daysLeft, isBlocked, message = '' } of cards) {
      const at = new Date(+now - sentDaysAgo * dayMs)
      const recipientEmail = `${name
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/[^a-z ]/g, '')
        .replace(' ', '.')}@posti.example`
      const card = await insertCard(tx, {
        codeHash: unknownHash(),
        pinHash: unknownHash(),
        last4,
        amountCents,
        language,
        recipientName: name,
        recipientEmail,
        senderName: 'Konvehti',
        message,
        sendAt: at,
        createdAt: at,
        issuedAt: at,
        expiresOn: new Date(+now + daysLeft * dayMs).toISOString().slice(0, 10),
        blockedAt: isBlocked ? now : null,
      })
      const entry = { cardId: card.id, at, actor: 'job demo' }
      await insertEntry(tx, { ...entry, kind: 'issue', amountCents, cause: `issue:${card.id}` })
      if (isBlocked)
        await insertEntry(tx, { ...entry, kind: 'block', amountCents: 0, cause: `block:${card.id}`, at: now })
    }
    const waiting = waitingReviews.map(({ hoursAgo, ...written }) => ({
      ...written,
      authorKey: unknownHash(),
      status: 'pending' as const,
      submittedAt: new Date(+now - hoursAgo * 3_600_000),
    }))
    await tx.insert(review).values(waiting)
    for (const { source, ...mailbox } of subscribers) await permissions.give(tx, mailbox, { source, version: '1' })
  })
}
