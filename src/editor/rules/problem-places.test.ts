import { expect, it } from 'vitest'
import { problemPlace } from './problem-places.ts'

const hero = { id: 12, type: 'HeroBlock', fields: { slides: [{ title: '' }, { title: '' }] } }
const box = { id: 7, type: 'ContainerBlock', fields: { containerBlocks: [{ ref: 3 }, hero] } }
const fields = { heading: '', mainContentArea: [box] }

it.each([
  ['heading', ['heading'], null],
  ['mainContentArea.0.theme', ['mainContentArea', 0, 'fields', 'theme'], 7],
  [
    'mainContentArea.0.containerBlocks.1.slides.1.title',
    ['mainContentArea', 0, 'fields', 'containerBlocks', 1, 'fields', 'slides', 1, 'title'],
    12,
  ],
  ['mainContentArea.5.x', ['mainContentArea', 5, 'x'], null],
])('the place of %s', (written, path, node) => expect(problemPlace(fields, written)).toEqual({ path, node }))
