import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { shopTexts } from '../../../tests/support/shop-texts.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createMedia } from '#src/media/server/media.service.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { contentPageTypes } from './content-types.ts'
import { publishFault } from './publish-checks.ts'

let test: TestDatabase
let picture: number
let film: number
const none = { fi: '', sv: '', en: '' }

beforeAll(async () => {
  test = await createTestDatabase()
  const media = createMedia({ db: test.db, clock: createTestClock() })
  picture = await media.register({ path: '/media/a.webp', width: 10, height: 10, altTexts: none })
  const captions = {}
  film = await media.registerFilm({
    path: '/media/a.webm',
    width: 16,
    height: 9,
    altTexts: none,
    durationMs: 3000,
    posterId: null,
    captions,
  })
})
afterAll(() => test.drop())

const article = (dateTextColor: string | null, field: string, layoutTheme = '') =>
  publishFault(test.db, contentBlockTypes, contentPageTypes['ArticlePage']?.fields ?? {}, {
    dateTextColor,
    field,
    layoutTheme,
  })
const landing = (block: object, theme = '') =>
  publishFault(test.db, contentBlockTypes, contentPageTypes['LandingPage']?.fields ?? {}, {
    layoutTheme: theme,
    mainContentArea: [
      { type: 'ContainerBlock', fields: { theme: '', containerBlocks: [{ type: 'ArticleHeroBlock', fields: block }] } },
    ],
  })
const inBlock = 'mainContentArea.0.containerBlocks.0'
const faint = (colour: string, figure: string, at = 'dateTextColor') => ({
  kind: 'business',
  problems: [
    {
      key: 'content/contrast-too-low',
      params: expect.objectContaining({ colour, figure, least: '4.5' }),
      details: { at },
    },
  ],
})

describe('a text’s colour', () => {
  it.each([
    ['#7d1f3f', 'sand', null],
    ['ink', 'rose', null],
    ['copper-ink', 'butter', null],
    ['#707070', 'surface', null],
    ['#767676', 'surface', faint('#767676', '4.4')],
    ['#8a8a8a', 'sand', faint('#8a8a8a', '2.1')],
    ['#ffffff', 'bone', faint('#ffffff', '1.3')],
  ])('%s on %s is held against its ground on publishing', async (colour, ground, fault) => {
    expect(await article(colour, ground)).toEqual(fault)
  })

  it('none given is none to hold', async () => expect(await article(null, 'sand')).toBeNull())

  it('is held against the ground of its theme', async () => {
    expect(await article('#7d1f3f', 'rose')).toBeNull()
    expect(await article('#7d1f3f', 'rose', 'froosh')).toEqual(faint('#7d1f3f', '3.2'))
  })

  it('is called by its name among the colours, in the language of the reader', async () => {
    const fault = await article('copper-ink', 'rose', 'froosh')
    const [{ key, params } = { key: '' }] = fault?.kind === 'business' ? fault.problems : []
    const said = (['fi', 'sv', 'en'] as const).map((language) => shopTexts.lookup(language, key, params).split('. ')[0])
    expect(said).toEqual([
      'Väri kupari ei erotu taustastaan',
      'Färgen koppar syns inte mot sin bakgrund',
      'The colour copper does not stand out from its ground',
    ])
    const own = await article('#8a8a8a', 'sand')
    const [problem] = own?.kind === 'business' ? own.problems : []
    expect(shopTexts.lookup('en', key, problem?.params)).toContain('The colour #8a8a8a does')
  })

  it('is looked for in blocks inside blocks', async () => {
    expect(await landing({ heroTextColor: '#9a9a9a', heroImage: null })).toEqual(
      faint('#9a9a9a', '2.7', `${inBlock}.heroTextColor`),
    )
    expect(await landing({ heroTextColor: '#1b2a27', heroImage: null })).toBeNull()
  })
})

describe('media', () => {
  it('are of the kind that their place shows', async () => {
    expect(await landing({ heroImage: { media: picture } })).toBeNull()
    const refused = {
      kind: 'business',
      problems: [{ key: 'content/wrong-media', details: { at: `${inBlock}.heroImage` } }],
    }
    expect(await landing({ heroImage: { media: film } })).toEqual(refused)
    expect(await landing({ heroImage: { media: 99_999 } })).toEqual(refused)
  })
})
