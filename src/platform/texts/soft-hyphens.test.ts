import { describe, expect, it } from 'vitest'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'
import { softHyphens, softHyphensOfHtml } from './soft-hyphens.ts'

const seen = (text: string): string => text.replaceAll('\u00ad', '|')

describe('soft hyphens of long words', () => {
  it.each([
    ['fi', 'Suklaahasselpähkinät', 'Suklaa|hassel|pähkinät'],
    ['fi', 'Sitruuna-inkivääripastillit', 'Sitruuna-inkivääri|pastillit'],
    ['fi', 'Ruisleivät ja näkkärit', 'Ruisleivät ja näkkärit'],
    ['fi', 'Valkosuklaatryffeleitä', 'Valko|suklaa|tryffeleitä'],
    ['fi', 'Maitosuklaasta', 'Maito|suklaasta'],
    ['fi', 'Käsittämättömyys', 'Käsit|tä|mät|tö|myys'],
    ['fi', 'Luomutäysjyväruisnäkkileipä', 'Luomu|täys|jyvä|ruis|näkki|leipä'],
    ['fi', 'Suklaalevyt', 'Suklaalevyt'],
    ['fi', 'asiakaspalvelu@konvehti.fi', 'asiakaspalvelu@konvehti.fi'],
    ['sv', 'Chokladhasselnötter', 'Choklad|hasselnötter'],
    ['sv', 'Skogsbärspastiller', 'Skogsbärs|pastiller'],
    ['sv', 'Leveransbestämmelser', 'Leve|rans|be|stäm|mel|ser'],
    ['sv', 'Tunnbröd', 'Tunnbröd'],
    ['en', 'Confectionery', 'Con|fec|tion|ery'],
  ] as const)('%s %s', (language, word, divided) => {
    const result = softHyphens(word, language)
    expect(seen(result)).toBe(divided)
    expect(withoutSoftHyphens(result)).toBe(word)
    expect(softHyphens(result, language)).toBe(result)
  })

  it('stand in headings and tables of HTML, not in running text, addresses and attributes', () => {
    const html =
      '<h2 id="suklaahasselpähkinät">Suklaahasselpähkinät</h2><p>Suklaahasselpähkinät</p>' +
      '<table><tr><th scope="col">Maitosuklaasta</th><td><a href="/suklaahasselpähkinät">Maitosuklaasta</a></td></tr></table>'
    expect(seen(softHyphensOfHtml(html, 'fi'))).toBe(
      '<h2 id="suklaahasselpähkinät">Suklaa|hassel|pähkinät</h2><p>Suklaahasselpähkinät</p>' +
        '<table><tr><th scope="col">Maito|suklaasta</th><td><a href="/suklaahasselpähkinät">Maito|suklaasta</a></td></tr></table>',
    )
  })
})
