import { expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

it.each([
  ['Keksit', 'Keksit · Konvehti'],
  ['Tarinat · Konvehti', 'Tarinat · Konvehti'],
  ['Konvehti – suklaata Helsingistä', 'Konvehti – suklaata Helsingistä'],
  ['Konvehtirasiat', 'Konvehtirasiat · Konvehti'],
  ['', 'Konvehti'],
])('“%s” becomes “%s”', (own, title) => expect(pageTitle(own, 'Konvehti')).toBe(title))
