import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { languages, type Localized } from '#src/common/locale.ts'
import { useText } from '#src/media/rules/use-text.ts'
import { copyMediaFiles, compareMediaFiles } from '#src/platform/media-files/copy-media-files.ts'
import { line, saying, type Words } from './line.ts'
import { failed, type Operation, type Outcome } from './operation.ts'
import type { Operations } from './operations.ts'
import { LineFault } from './usage.ts'

/** Lines of an answer that name a file each. */
const namedAtMost = 50

async function contentOf(words: Words) {
  const file = words.text('file')
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
  if (!isFile) throw new LineFault(`There is no file "${file}"`)
  return createReadStream(file)
}

const textsOf = (words: Words): Localized => ({ fi: words.text('fi'), sv: words.text('sv'), en: words.text('en') })

/** Whole per cent; -1, which no focal point has, for any other text. */
const percent = (word: string): number => (/^\d{1,3}$/.test(word) ? Number(word) : -1)

const named = (what: string, names: readonly string[]): string[] => [
  ...names.slice(0, namedAtMost).map((name) => `${what}: ${name}`),
  ...(names.length > namedAtMost ? [`${what}: ${names.length - namedAtMost} more`] : []),
]

async function copy({ mediaFilesIn, report }: Operations, words: Words): Promise<Outcome | string[]> {
  const isToBucket = words.text('to') === 's3'
  const [from, to] = [mediaFilesIn(isToBucket ? 'folder' : 's3'), mediaFilesIn(isToBucket ? 's3' : 'folder')]
  if (from === null || to === null) return failed('The settings name no bucket: MEDIA_S3_ENDPOINT and those after it')
  if (!words.has('check')) {
    const { copied, kept, unfit } = await copyMediaFiles(from, to, report)
    return [...named('not of the library', unfit), `${copied} copied, ${kept} were there`]
  }
  const { same, missing, different, unfit } = await compareMediaFiles(from, to, report)
  const lines = [...named('missing', missing), ...named('different', different), ...named('not of the library', unfit)]
  const all = [...lines, `${same} the same, ${missing.length} missing, ${different.length} different`]
  return missing.length + different.length === 0 ? all : failed(all.join('\n'))
}

/** The media library from the command line. */
export const mediaOperations: readonly Operation[] = [
  line(
    'media add <file> [folder] [--fi TEXT] [--sv TEXT] [--en TEXT]',
    'takes a picture, drawing, film or PDF into the library; the texts say what it shows',
    async ({ media, actor }, words) => {
      const upload = { name: basename(words.text('file')), folder: words.text('folder'), altTexts: textsOf(words) }
      const taken = media.upload({ content: await contentOf(words), ...upload }, actor)
      return saying(taken, ({ id, path }) => `${id} ${path}`)
    },
  ),
  line(
    'media beside <item> <file>',
    'the same film as MP4, for browsers that show no WebM',
    async (services, words) => {
      const { media, actor } = services
      return saying(
        media.addAlternate(words.number('item'), await contentOf(words), actor),
        basename(words.text('file')),
      )
    },
  ),
  line(
    'media captions <item> <language:fi|sv|en> <file>',
    'captions of a film in a language, as VTT',
    async ({ media, actor }, words) => {
      const language = words.language()
      const added = media.addCaptions(words.number('item'), language, await contentOf(words), actor)
      return saying(added, `${words.text('item')}: ${language}`)
    },
  ),
  line(
    'media poster <item> <picture>',
    'the picture that a film shows while it waits; 0: none',
    ({ media, actor }, words) =>
      saying(media.setPoster(words.number('item'), words.number('picture') || null, actor), words.text('picture')),
  ),
  line(
    'media focus <item> [x] [y]',
    'the point that stays in sight where a picture is cropped, in per cent; without it the middle',
    ({ media, actor }, words) => {
      const point = words.has('x') ? { x: percent(words.text('x')), y: percent(words.text('y')) } : null
      const said = point === null ? 'the middle' : `${point.x} ${point.y}`
      return saying(media.setFocus(words.number('item'), point, actor), `${words.text('item')}: ${said}`)
    },
  ),
  line(
    'media text <item> [--fi TEXT] [--sv TEXT] [--en TEXT]',
    'describes what an item shows',
    async ({ media, actor }, words) => {
      const given = languages.filter((language) => words.has(language))
      if (given.length === 0) return failed('A text is needed: --fi TEXT, --sv TEXT or --en TEXT')
      for (const language of given) {
        const set = await media.setAltText(words.number('item'), language, words.text(language), actor)
        if (!set.ok) return set
      }
      return `${words.text('item')}: ${given.join(', ')}`
    },
  ),
  line('media move <item> <folder>', 'files an item elsewhere', ({ media, actor }, words) =>
    saying(media.move(words.number('item'), words.text('folder'), actor), words.text('folder')),
  ),
  line('media usage <item>', 'what shows an item', async ({ media, actor }, words) => {
    const uses = await media.usage(words.number('item'), actor)
    return uses.map(useText).join('\n') || 'Nothing shows it'
  }),
  line('media remove <item>', 'takes an item out of the library; refused while something shows it', (services, words) =>
    saying(services.media.remove(words.number('item'), services.actor), `${words.text('item')} is gone`),
  ),
  line(
    'media copy <to:s3|folder> [--check]',
    'copies files of the library from the other place to there; --check copies nothing and compares their contents',
    copy,
  ),
  line('media list [folder]', 'the items of a folder, and the folders there are', async ({ media, actor }, words) => {
    const items = (await media.list(words.text('folder'), actor)).map(
      ({ id, kind, path, width, height }) => `${id} ${kind} ${path} ${width ?? '–'}×${height ?? '–'}`,
    )
    return [...items, `Folders: ${(await media.folders(actor)).map((name) => name || '(top)').join(', ')}`]
  }),
]
