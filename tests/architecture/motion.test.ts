import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sheet = readFileSync('src/kit/styles/marks.css', 'utf8')

it.each([['.kit-mascot.kit-mascot--bouncing', '600ms']])('%s moves for %s', (selector, time) => {
  const rule = sheet.slice(sheet.indexOf(`${selector} {`)).split('}')[0]
  expect(rule).toMatch(new RegExp(`animation: [\\w-]+ ${time} `))
})
