import { expect, it } from 'vitest'
import { highlight } from './highlight.ts'

const shown = (text: string, phrase: string) =>
  highlight(text, phrase)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['Pehmeä lakritsi', 'lakrits', 'Pehmeä [lakrits]i'],
  ['Lakritsitryffelit', 'LAKRITS', '[Lakrits]itryffelit'],
  ['Pehmeä lakritsi', 'pehmea lak', '[Pehmeä] [lak]ritsi'],
  ['Maito, maitoinen', 'maito', '[Maito], [maito]inen'],
  ['Suklaa 72 %', '72', 'Suklaa [72] %'],
  ['aaa', 'aa', '[aaa]'],
  ['Kaakao', 'suola', 'Kaakao'],
  ['Pehmeä lakritsi', 'lakritsia', 'Pehmeä [lakritsi]'],
  ['Konvehtirasia', 'rasioita', 'Konvehti[rasi]a'],
  ['Konvehdit', 'konvehtien', '[Konveh]dit'],
  ['Keksit', 'kek', '[Kek]sit'],
  ['Suola', 'suo', '[Suo]la'],
  ['Sula', 'suo', 'Sula'],
  ['Kaakao', '', 'Kaakao'],
  ['Kaakao (a+b)', '(.*', 'Kaakao (a+b)'],
  ['', 'a', ''],
])('%j looked for with %j is %s', (text, phrase, result) => {
  expect(shown(text, phrase)).toBe(result)
})
