import { expect, it } from 'vitest'
import { shopTexts } from '../../../tests/support/shop-texts.ts'
import type { Field, Fields } from '#src/content/contract/fields.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { contentPageTypes } from '#src/content/server/content-types.ts'
import en from '../web/texts.en.json' with { type: 'json' }
import fi from '../web/texts.fi.json' with { type: 'json' }

const rolesOf = (field: Field): readonly string[] => {
  if (field.kind === 'group') return rolesIn(field.fields)
  if (field.kind === 'list') return rolesOf(field.of)
  return field.kind === 'colour' && field.textOn !== undefined ? field.roles : []
}
const rolesIn = (fields: Fields): string[] => Object.values(fields).flatMap(rolesOf)
const types = [...Object.values(contentBlockTypes), ...Object.values(contentPageTypes)]
const ofTexts = [...new Set(types.flatMap(({ fields }) => rolesIn(fields)))].toSorted()

it('publishing refuses a colour of text by the name that editors chose it by, and by one of its own in Swedish', () => {
  expect(ofTexts).toContain('field-ink-muted')
  const editor = { fi, en } as Readonly<Record<'fi' | 'en', Readonly<Record<string, string>>>>
  for (const colour of ofTexts) {
    const params = { colour, name: colour.replaceAll('-', ''), figure: '1.0', least: '4.5' }
    const said = (language: 'fi' | 'sv' | 'en') => shopTexts.lookup(language, 'content/contrast-too-low', params)
    for (const language of ['fi', 'en'] as const)
      expect(said(language)).toContain(` ${editor[language][`/edit/colour/${colour}`]} `)
    expect(said('sv')).not.toContain(` ${colour} `)
  }
})
