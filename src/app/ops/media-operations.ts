import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import { isLanguage, languages, type Localized } from '#src/common/locale.ts'
import type { Result } from '#src/common/result.ts'
import { useText } from '#src/media/rules/use-text.ts'
import { mediaCopyOperation } from './media-copy.ts'
import { done, failed, numberOf, type Operation, type Options, type Outcome, textOf } from './operation.ts'
import type { Operations } from './operations.ts'

const answer = (text: TextLookup, result: Result<unknown, Refusal>, what: string): Outcome => {
  if (result.ok) return done(what)
  const { error } = result
  if (error.kind !== 'business') return failed('There is no such item, or it is of another kind')
  return failed(error.problems.map(({ key, params }) => text('en', key, params)).join(' '))
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

async function withFile(path: string, run: () => Promise<Outcome>): Promise<Outcome> {
  return (await isFile(path)) ? run() : failed(`There is no file "${path}"`)
}

const altOptions = { fi: { type: 'string' }, sv: { type: 'string' }, en: { type: 'string' } } as const

const altTextsOf = (options: Options): Localized => ({
  fi: textOf(options['fi']) ?? '',
  sv: textOf(options['sv']) ?? '',
  en: textOf(options['en']) ?? '',
})

async function setTexts({ media, text, actor }: Operations, id: number, options: Options): Promise<Outcome> {
  const given = languages.filter((language) => textOf(options[language]) !== undefined)
  if (given.length === 0) return failed('A text is needed: --fi TEXT, --sv TEXT or --en TEXT')
  for (const language of given) {
    const set = await media.setAltText(id, language, altTextsOf(options)[language], actor)
    if (!set.ok) return answer(text, set, '')
  }
  return done(`${id}: ${given.join(', ')}`)
}

/** The media library from the command line. */
export const mediaOperations: readonly Operation[] = [
  {
    name: ['media', 'add'],
    usage: '<file> [folder] [--fi TEXT --sv TEXT --en TEXT]',
    summary: 'takes a picture, drawing, film or PDF into the library; the texts say what it shows',
    options: altOptions,
    run: ({ media, text, actor }, [file = '', folder = ''], options) =>
      withFile(file, async () => {
        const upload = { content: createReadStream(file), name: basename(file), folder, altTexts: altTextsOf(options) }
        const taken = await media.upload(upload, actor)
        return answer(text, taken, taken.ok ? `${taken.value.id} ${taken.value.path}` : '')
      }),
  },
  {
    name: ['media', 'beside'],
    usage: '<id> <mp4 file>',
    summary: 'the same film for browsers that show no WebM',
    run: ({ media, text, actor }, [id, file = '']) =>
      withFile(file, async () =>
        answer(text, await media.addAlternate(numberOf(id), createReadStream(file), actor), `${id}: ${basename(file)}`),
      ),
  },
  {
    name: ['media', 'captions'],
    usage: '<id> fi|sv|en <vtt file>',
    summary: 'captions of a film in a language',
    run: async ({ media, text, actor }, [id, language = '', file = '']) =>
      isLanguage(language)
        ? withFile(file, async () => {
            const added = await media.addCaptions(numberOf(id), language, createReadStream(file), actor)
            return answer(text, added, `${id}: ${language}`)
          })
        : failed('The language is fi, sv or en'),
  },
  {
    name: ['media', 'poster'],
    usage: '<id> <id of a picture, or 0>',
    summary: 'the picture that a film shows while it waits; 0: none',
    run: async ({ media, text, actor }, [id, poster]) =>
      answer(text, await media.setPoster(numberOf(id), numberOf(poster) || null, actor), `${id}: ${poster}`),
  },
  {
    name: ['media', 'focus'],
    usage: '<id> [x y]',
    summary: 'the point that stays in sight where a picture is cropped, in per cent; without it the middle',
    run: async ({ media, text, actor }, [id, x, y]) => {
      const point = x === undefined ? null : { x: percent(x), y: percent(y) }
      return answer(text, await media.setFocus(numberOf(id), point, actor), `${id}: ${x ?? 'the middle'} ${y ?? ''}`)
    },
  },
  {
    name: ['media', 'text'],
    usage: '<id> [--fi TEXT] [--sv TEXT] [--en TEXT]',
    summary: 'describes what an item shows',
    options: altOptions,
    run: (services, [id], options) => setTexts(services, numberOf(id), options),
  },
  {
    name: ['media', 'move'],
    usage: '<id> <folder>',
    summary: 'files an item elsewhere',
    run: async ({ media, text, actor }, [id, folder = '']) =>
      answer(text, await media.move(numberOf(id), folder, actor), `${id}: ${folder}`),
  },
  {
    name: ['media', 'usage'],
    usage: '<id>',
    summary: 'what shows an item',
    run: async ({ media, actor }, [id]) =>
      done((await media.usage(numberOf(id), actor)).map(useText).join('\n') || 'Nothing shows it'),
  },
  {
    name: ['media', 'remove'],
    usage: '<id>',
    summary: 'takes an item out of the library; refused while something shows it',
    run: async ({ media, text, actor }, [id]) => answer(text, await media.remove(numberOf(id), actor), `${id} is gone`),
  },
  mediaCopyOperation,
  {
    name: ['media', 'list'],
    usage: '[folder]',
    summary: 'the items of a folder, and the folders there are',
    run: async ({ media, actor }, [folder = '']) => {
      const items = (await media.list(folder, actor)).map(
        ({ id, kind, path, width, height }) => `${id} ${kind} ${path} ${width ?? '–'}×${height ?? '–'}`,
      )
      return done(
        [...items, `Folders: ${(await media.folders(actor)).map((name) => name || '(top)').join(', ')}`].join('\n'),
      )
    },
  },
]

/** Reads whole per cent; -1, which no focal point has, for any other text. */
const percent = (word: string | undefined): number => (/^\d{1,3}$/.test(word ?? '') ? Number(word) : -1)
