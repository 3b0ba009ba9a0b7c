import { expect, test } from 'vitest'
import { textsOf } from '#src/shell/web/text/use-text.ts'
import en from '../texts.en.json' with { type: 'json' }
import fi from '../texts.fi.json' with { type: 'json' }
import { contrastWords } from './contrast-words.ts'

test('a colour has the name that editors chose it by, and its contrast is a number of their language', () => {
  const faint = { colour: 'copper-ink', figure: 4.4 }
  expect(contrastWords(faint, textsOf('fi', fi), 'fi')).toBe('kupari, 4,4 : 1')
  expect(contrastWords(faint, textsOf('en', en), 'en')).toBe('copper, 4.4 : 1')
  expect(contrastWords({ colour: '#808080', figure: 1 }, textsOf('fi', fi), 'fi')).toBe('#808080, 1,0 : 1')
})
