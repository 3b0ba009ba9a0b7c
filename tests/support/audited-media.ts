import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { samplePdf, sampleFilm } from '../../src/media/server/testing/sample-files.ts'
import type { Operator } from './operator.ts'
import { tester } from './actors.ts'

const none = { fi: '', sv: '', en: '' }
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'

/** Lines of the media library that write, each with what has to be there before. */
export function mediaWrites({ operator, folder }: { operator: () => Operator; folder: () => string }) {
  async function item(name: string, content: Buffer): Promise<string> {
    const { media, actor } = await operator().operations
    const taken = await media.upload({ content: Readable.from([content]), name, folder: '', altTexts: none }, actor)
    if (!taken.ok) throw new Error(`${name} was not taken: ${JSON.stringify(taken.error)}`)
    return String(taken.value.id)
  }
  async function file(name: string, content: Buffer | string): Promise<string> {
    const path = join(folder(), name)
    await writeFile(path, content)
    return path
  }
  const film = async () => item('film.webm', await sampleFilm('webm'))
  const still = (fill: string) => item('still.svg', Buffer.from(drawing.replace('<path', `<path fill="${fill}"`)))
  const changes = (words: () => Promise<readonly string[]>) =>
    ({ command: 'media.changed', subject: /^\d+$/, words }) as const
  return {
    'media add': {
      command: 'media.added',
      subject: /^\d+$/,
      words: async () => [await file('drawing.svg', drawing), 'icons', '--fi', 'Merkki'],
    },
    'media beside': changes(async () => [await film(), await file('film.mp4', await sampleFilm('mp4'))]),
    'media captions': changes(async () => [
      await film(),
      'fi',
      await file('film.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nSuklaata.\n'),
    ]),
    'media poster': changes(async () => [await film(), '0']),
    'media focus': changes(async () => [await operatorsPicture(operator()), '30', '60']),
    'media text': changes(async () => [await still('#111111'), '--sv', 'Märke']),
    'media move': changes(async () => [await still('#222222'), 'icons']),
    'media remove': {
      command: 'media.removed',
      subject: /^\d+$/,
      words: async () => [await item('menu.pdf', samplePdf())],
    },
  } as const
}

/** One of the demo's. */
async function operatorsPicture({ operations }: Operator): Promise<string> {
  const { media } = await operations
  for (const folder of await media.folders(tester)) {
    const found = (await media.list(folder, tester)).find(({ kind }) => kind === 'picture')
    if (found) return String(found.id)
  }
  throw new Error('The library has no picture')
}
