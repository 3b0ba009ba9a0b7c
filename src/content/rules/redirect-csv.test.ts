import { describe, expect, it } from 'vitest'
import { importLimits, parseRedirectCsv, redirectCsv } from './redirect-csv.ts'

const header = 'language,from,to,kind'

describe('a table of redirects', () => {
  it('is read with quotes, spaces, any line ends and without the kind', () => {
    const text = `\ufeff${header}\r\nfi, /a ,/b,302\n\n"sv","/c","https://x.example/?a=1,2&b=""q""",\rfi,/d,/e\n`
    expect(parseRedirectCsv(text)).toEqual({
      rows: [
        { language: 'fi', from: '/a', to: '/b', kind: '302', line: 2 },
        { language: 'sv', from: '/c', to: 'https://x.example/?a=1,2&b="q"', kind: '301', line: 4 },
        { language: 'fi', from: '/d', to: '/e', kind: '301', line: 5 },
      ],
    })
  })

  it('is written as it is read', () => {
    const rules = [
      { language: 'fi', fromPath: '/a', toUrl: '/b', permanent: true },
      { language: 'sv', fromPath: '/c', toUrl: 'https://x.example/?a=1,2&b="q"', permanent: false },
    ] as const
    const text = redirectCsv(rules)
    expect(text).toBe(`${header}\nfi,/a,/b,301\nsv,/c,"https://x.example/?a=1,2&b=""q""",302\n`)
    expect(parseRedirectCsv(text)).toMatchObject({ rows: [{ to: '/b' }, { to: rules[1].toUrl, kind: '302' }] })
  })

  it.each([
    ['', { reason: 'header', line: 1 }],
    ['fi,/a,/b,301', { reason: 'header', line: 1 }],
    ['language,from', { reason: 'header', line: 1 }],
    [`${header},more`, { reason: 'header', line: 1 }],
    [`${header}\nfi,/a`, { reason: 'fields', line: 2 }],
    [`${header}\nfi,/a,/b,301,x`, { reason: 'fields', line: 2 }],
    [`${header}\nfi,/a,/b\nfi,"/c,/d`, { reason: 'quotes', line: 3 }],
    [`${header}\nfi,"/c"d,/d`, { reason: 'quotes', line: 2 }],
    [`${header}\n${'fi,/a,/b\n'.repeat(importLimits.rows + 1)}`, { reason: 'too-many', line: importLimits.rows + 2 }],
  ])('is refused with its line (%#)', (text, fault) => expect(parseRedirectCsv(text)).toEqual(fault))
})
