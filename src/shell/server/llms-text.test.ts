import { expect, it } from 'vitest'
import type { PageUrl } from '../contract/page-source.ts'
import { llmsText } from './llms-text.ts'

const page = (path: string, type: string, name?: string): PageUrl => ({
  ref: { source: 'test', id: 1 },
  type,
  path,
  ...(name !== undefined && { name }),
  paths: { fi: path },
  lastModified: new Date(0),
  images: [],
})

it('names pages, stories and categories by language, a hundred of each at most, and no product', () => {
  const fi = [
    page('/p', 'products', 'Tuote'),
    page('/tarina', 'articles', 'Meidän [oma]\n tari\u00adna'),
    page('/', 'pages'),
    ...Array.from({ length: 150 }, (_, at) => page(`/k${at}`, 'categories', `Hylly ${at}`)),
  ]
  const text = llmsText({
    siteTitle: 'Konvehti',
    publicUrl: 'https://shop.example',
    description: 'Chocolate\nfrom Helsinki',
    pages: { fi, sv: [page('/tarina', 'articles', 'Vår')], en: [] },
  })
  expect(text).toMatch(/^# Konvehti\n\n> Chocolate from Helsinki\n\n## Suomeksi\n/)
  expect(text).toContain('- [/](https://shop.example/)\n- [Meidän oma tarina](https://shop.example/tarina)')
  expect(text).toContain('## På svenska\n\n- [Vår](https://shop.example/sv/tarina)')
  expect(text.match(/Hylly/g)).toHaveLength(100)
  expect(text).not.toMatch(/Tuote|In English/)
})
