import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PressFault } from '../../standins/press-releases/server.ts'
import { createTestClock } from '../support/clock.ts'
import { madeImage, madeRelease, openPressRoom } from '../support/press-room.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { runsInTier } from '../support/tier.ts'
import { createChance } from './support/random.ts'
import { reported } from './support/report.ts'
import { minutes } from './support/sizes.ts'

/*
 * A press room that does everything a press room can do wrong, polled again and again while it writes, changes and withdraws releases.
 * After each poll the shop has exactly what the room last told whole: nothing lost, nothing doubled.
 */

const chance = createChance()
const clock = createTestClock('2026-11-26T10:00:00Z')
const polls = runsInTier(1_000)
let test: TestDatabase
let press: Awaited<ReturnType<typeof openPressRoom>>
beforeAll(async () => {
  test = await createTestDatabase()
  press = await openPressRoom({
    db: test.db,
    clock,
    patienceMs: 2_000,
    releases: () => Array.from({ length: 70 }, (_, n) => madeRelease(n)),
  })
}, minutes(2))
afterAll(async () => {
  await press?.close()
  await test?.drop()
}, minutes(1))

/** What the room does to a whole reading; pictures are another matter. */
const readingFaults: PressFault[] = ['down', 'error', 'slow', 'broken', 'garbage', 'empty', 'half', 'moving']
const mediaFaults: PressFault[] = ['no-media', 'gone-media', 'stray-media']

it(
  `has the last good copy after each of ${polls} polls: no release lost or doubled`,
  { timeout: minutes(20) },
  async () => {
    const result = await reported('news polls', chance, async () => {
      const { room } = press
      let next = 1_000
      const born: string[] = []
      /** What the shop must show: id and title, as the room last told them whole. */
      let good = new Map<string, string>()
      const counts = { lost: 0, doubled: 0, wrong: 0, falseAlarms: 0, missedFaults: 0, taken: 0, faulty: 0 }
      const shown = () => new Map(room.releases().map(({ EncryptedId, Title }) => [EncryptedId, Title]))

      for (let poll = 0; poll < polls; poll++) {
        const what = chance.next()
        if (what < 0.25) {
          next++
          const id = `R${String(next).padStart(6, '0')}`
          const images = chance.next() < 0.1 ? [madeImage(room.url)] : []
          room.put(madeRelease(next, { PublishDate: '2026-11-26T09:00:00Z', Images: images }))
          // Whoever is taken in with the first reading is old to everybody.
          if (poll > 0) born.push(id)
        } else if (what < 0.5) {
          const { EncryptedId, ...known } = chance.pick(room.releases())
          const at = new Date(+clock.now() + poll).toISOString()
          room.put({ ...known, EncryptedId, Title: `${known.Title.split(' ·')[0]} · ${poll}`, LastChangeDate: at })
        } else if (what < 0.65 && room.releases().length > 40) {
          room.withdraw(chance.pick(room.releases()).EncryptedId)
        }
        const isFaulty = chance.next() < 0.4
        const fault = isFaulty ? chance.pick(readingFaults) : chance.next() < 0.1 ? chance.pick(mediaFaults) : 'none'
        room.setFault(poll === 0 ? 'none' : fault)
        const outcome = await press.sync()
        if (outcome.kind === 'taken') {
          counts.taken++
          if (isFaulty && poll > 0) counts.missedFaults++
          good = shown()
        } else {
          counts.faulty++
          if (!isFaulty) counts.falseAlarms++
        }
        const live = await press.live()
        const ids = live.map(({ externalId }) => externalId)
        counts.doubled += ids.length - new Set(ids).size
        for (const [id, title] of good) {
          const found = live.find(({ externalId }) => externalId === id)
          if (!found) counts.lost++
          else if (found.title !== title) counts.wrong++
        }
        counts.wrong += ids.filter((id) => !good.has(id)).length
      }
      room.setFault('none')
      await press.sync()
      const rows = await test.sql<{ id: number; external_id: string }>`select id, external_id from news_release`
      const newOnes = rows.filter(({ external_id: id }) => born.includes(id)).map(({ id }) => id)
      return {
        polls,
        ...counts,
        notifiedTwice: press.told.length - new Set(press.told).size,
        untold: newOnes.filter((id) => !press.told.includes(id)).length,
      }
    })
    expect(result).toMatchObject({
      lost: 0,
      doubled: 0,
      wrong: 0,
      missedFaults: 0,
      falseAlarms: 0,
      notifiedTwice: 0,
      untold: 0,
    })
    expect(result.taken).toBeGreaterThan(polls / 4)
    expect(result.faulty).toBeGreaterThan(polls / 10)
  },
)
