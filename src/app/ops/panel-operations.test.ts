import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'

let test: TestDatabase
let said: Operator['said']
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  said = createOperator({ db: test.db, clock: createTestClock() }).said
})
afterAll(() => test.drop())
beforeEach(() => test.run('delete from promo_panel'))

const look = ['field=mint', 'picture=/media/category/lahjat.webp', 'link=/tuotteet/lahjat']
const fi = ['fi.title=Nauha on *jo solmittu.*', 'fi.text=Valitse, kenelle.', 'fi.link=Katso lahjat']
const sv = ['sv.title=Bandet är *redan knutet.*', 'sv.text=Välj till vem.', 'sv.link=Se presenterna']

it('panels are set, replaced, listed and removed', async () => {
  const [shown, link] = ['Nauha on *jo solmittu.*', ' leads to category:lahjat']
  const title = `"${shown}"`
  const sweets = await said('panels', 'set', 'category:karkit', ...look, ...fi, ...sv)
  const [id = ''] = sweets.split(' ')
  expect(sweets).toBe(`${id}  category:karkit: ${title}${link}`)
  const christmas = await said('panels', 'set', 'all', ...look, ...fi, 'from=2026-12-01', 'to=2026-12-24')
  const times = '  from 2026-12-01 00:00  until 2026-12-25 00:00'
  const [other = ''] = christmas.split(' ')
  expect(christmas).toBe(`${other}  all: ${title}${link}`)
  expect(await said('panels', 'set', 'category:karkit', ...look, ...fi, 'field=sky')).toMatch(`${id}  `)
  expect((await said('panels', 'list')).split('\n')).toEqual([
    `${other}  list all  title ${shown}  languages fi  field mint  link category:lahjat${times}  by cli`,
    `${id}  list category:karkit  title ${shown}  languages fi  field sky  link category:lahjat  by cli`,
  ])
  expect(await said('panels', 'remove', id)).toBe(`No longer: ${title}`)
  expect(await said('panels', 'remove', id)).toBe(`(failed) There is no panel "${id}"`)
  expect(await said('panels', 'remove', other)).toBe(`No longer: ${title}`)
  expect(await said('panels', 'list')).toBe('none')
})

it.each([
  ['/sv/produkter/presenter', 'category:lahjat'],
  ['/tuotteet', 'category:all'],
  ['/en/products/engraved-tablet/engraved-chocolate-tablet', 'product:KV8000'],
  // Its own category is another: the redirect is followed.
  ['/tuotteet/lahjat/kaiverrettu-levy?code=KV8000-RUBI', 'product:KV8000?code=KV8000-RUBI'],
  ['/tuotteet/suklaalevyt?filter.diets=vegan', 'category:suklaalevyt?filter.diets=vegan'],
  ['/tarinat/kaakaon-alkupera#kaakao', /^content:\d+#kaakao$/],
])('an address of any language is kept as the page it leads to: %s', async (address, name) => {
  const [colour = '', picture = ''] = look
  const answer = await said('panels', 'set', 'all', colour, picture, `link=${address}`, ...fi)
  expect(answer.split(' leads to ')[1]).toEqual(typeof name === 'string' ? name : expect.stringMatching(name))
  expect(await said('panels', 'list')).not.toContain('THERE IS NO SUCH PAGE')
})

it('a panel whose page is no more is told of', async () => {
  await said('panels', 'set', 'all', ...look, ...fi)
  await test.run(`update promo_panel set link = 'product:NONE'`)
  expect(await said('panels', 'list')).toContain('THERE IS NO SUCH PAGE, it is not shown')
})

const [field = '', picture = '', link = ''] = look
it.each([
  [['karkit', ...look, ...fi], '"karkit" names no list'],
  [['category:', ...look, ...fi], '"category:" names no list'],
  [['category:none', ...look, ...fi], 'There is no list "category:none"'],
  [['all', picture, link, ...fi], 'field=… is needed'],
  [['all', field, link, ...fi], 'picture=… is needed'],
  [['all', field, picture, ...fi], 'link=… is needed'],
  [['all', 'field=red', picture, link, ...fi], 'Choose the colour of the backdrop'],
  [['all', field, 'picture=/media/none.webp', link, ...fi], 'Choose a picture of the media library'],
  [['all', field, 'picture=https://other.example/a.webp', link, ...fi], 'Choose a picture of the media library'],
  [['all', field, picture, 'link=/none', ...fi], 'This site has no such page'],
  [['all', field, picture, 'link=/api/cart', ...fi], 'This site has no such page'],
  [['all', field, picture, 'link=https://other.example/', ...fi], 'This site has no such page'],
  [['all', field, picture, 'link=//other.example', ...fi], 'This site has no such page'],
  [['all', ...look, ...sv], 'fi.title=… is needed'],
  [['all', ...look, ...fi, 'sv.title=Bandet'], 'words.sv.body: Write all three texts'],
  [['all', ...look, ...fi, 'de.title=Band'], '"de.title=Band" says nothing here'],
  [['all', ...look, ...fi, 'Katso'], '"Katso" says nothing here'],
  [['all', ...look, ...fi, 'from=yesterday'], 'Times are written'],
  [['all', ...look, ...fi, 'to=2020-01-01'], 'It would end before it begins, or has ended already'],
])('%j is refused in words', async (args, words) => {
  const answer = await said('panels', 'set', ...args)
  expect(answer).toMatch(/^\(failed\)/)
  expect(answer).toContain(words)
  expect(await said('panels', 'list')).toBe('none')
})
