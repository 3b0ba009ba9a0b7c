import { expect, it } from 'vitest'
import type { AreaBlock } from '#src/shell/contract/block.ts'
import { faqData } from './structured-data.ts'

const contentLink = { id: 1, guidValue: 'g' }
const accordion = (...items: { title: string; body: string }[]): AreaBlock => ({
  contentLink,
  contentType: ['Block', 'AccordionItemsBlock'],
  heading: '',
  headingLevel: 'h2',
  alwaysOpen: false,
  items,
})
const container = (...containerBlocks: AreaBlock[]): AreaBlock => ({
  contentLink,
  contentType: ['Block', 'ContainerBlock'],
  containerBlocks,
})
const when = { title: 'Milloin paketti tulee? ', body: '<p>Kahdessa <strong>arkipäivässä</strong>.</p>' }
const contents = { title: 'Ainesosat', body: '<p>Kaakaota.</p>' }
const asked = {
  '@type': 'Question',
  name: 'Milloin paketti tulee?',
  acceptedAnswer: { '@type': 'Answer', text: when.body },
}

it.each<[string, AreaBlock[], object[]]>([
  ['a page without blocks asks nothing', [], []],
  ['an accordion of facts asks nothing', [accordion(contents)], []],
  ['only what ends with a question mark is a question', [accordion(when, contents)], [asked]],
  [
    'accordions of the page and in containers come together',
    [accordion(when), container(container(accordion(when)))],
    [asked, asked],
  ],
  ['a question without an answer is left out', [accordion({ title: 'Miksi?', body: '' })], []],
  ['a block given by its id alone says nothing here', [{ contentLink }], []],
])('%s', (_, blocks, questions) => {
  const found = faqData(blocks)
  expect(found).toHaveLength(questions.length > 0 ? 1 : 0)
  if (questions.length > 0) expect(found).toMatchObject([{ '@type': 'FAQPage', mainEntity: questions }])
})
