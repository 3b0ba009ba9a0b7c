import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KnownAnswer } from '../servers/known-answer.ts'
import { withBare } from './bare-process.ts'
import type { Process } from './processes.ts'
import { ask } from './requests.ts'
import { temporaryDirectory } from './shop-process.ts'

type Headers = Readonly<Record<string, string>>
type StartBare = <T>(work: (bare: Process & { origin: string }) => Promise<T>) => Promise<T>

/** Lets bare servers be started that answer these paths with the bytes and headers the shop sends. */
export async function withKnownAnswers<T>(
  origin: string,
  paths: readonly string[],
  headers: Headers,
  work: (start: StartBare) => Promise<T>,
): Promise<T> {
  const answers: KnownAnswer[] = []
  for (const path of paths) answers.push(await knownAnswer(origin, path, headers))
  const folder = temporaryDirectory('answers')
  const file = join(folder, 'answers.json')
  await writeFile(file, JSON.stringify(answers))
  try {
    return await work((use) => withBare('bare-bytes.ts', { BARE_ANSWERS: file }, use))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Set by every server of HTTP itself, or new with each request. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'x-request-id'])

async function knownAnswer(origin: string, path: string, headers: Headers): Promise<KnownAnswer> {
  await ask(`${origin}${path}`, { headers })
  const answer = await ask(`${origin}${path}`, { headers })
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  const kept = Object.entries(answer.headers).filter(
    (entry): entry is [string, string] => !ownHeaders.has(entry[0]) && typeof entry[1] === 'string',
  )
  return { path, headers: Object.fromEntries(kept), body: answer.body.toString('base64') }
}
