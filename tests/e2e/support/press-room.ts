import { newsSyncQueue } from '../../../src/news/server/queues.ts'
import { addressOf } from './addresses.ts'
import { runSchedule } from './run-schedule.ts'

async function order(body: Record<string, string>): Promise<string> {
  const answer = await fetch(`${addressOf('PRESS_URL')}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The press room refused: ${await answer.text()}`)
  const { published = '' } = (await answer.json()) as { published?: string } // the stand-in's own format
  await runSchedule(newsSyncQueue)
  return published
}

/** The press room publishes a release now, in Finnish, and the shop reads its feed. Its id. */
export const publishRelease = (title: string): Promise<string> => order({ publish: title })

/** The press room takes a release back, and the shop reads its feed. */
export const withdrawRelease = (id: string): Promise<string> => order({ withdraw: id })
