import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import type { CdsPageInput, CdsView, CdsViewKind } from '../../contract/cds-page.ts'
import { renderCdsPage } from './render-cds-page.tsx'

const email = 'k•••@posti.example'
const views: { [Kind in CdsViewKind]: Extract<CdsView, { kind: Kind }> } = {
  state: { kind: 'state', email, isGiven: true, at: '26.11.2026', source: 'account', stopUrl: '/s', againUrl: '/a' },
  stop: { kind: 'stop', email, stopUrl: '/s', keepUrl: '/k' },
  stopped: { kind: 'stopped', email, at: '26.11.2026', againUrl: '/a' },
  confirm: { kind: 'confirm', email, confirmUrl: '/c' },
  confirmed: { kind: 'confirmed', email },
  'press-confirm': { kind: 'press-confirm', email, confirmUrl: '/c' },
  'press-confirmed': { kind: 'press-confirmed', email },
  'press-stop': { kind: 'press-stop', email, stopUrl: '/s', keepUrl: '/k' },
  'press-stopped': { kind: 'press-stopped', email, subscribeUrl: '/uutiset' },
  dropped: { kind: 'dropped' },
  asked: { kind: 'asked', email },
  sent: { kind: 'sent' },
  failed: { kind: 'failed', reason: 'email', formUrl: '/subscriptions/receive' },
  expired: { kind: 'expired' },
  policy: { kind: 'policy' },
}
const input = (view: CdsView, more: Partial<CdsPageInput> = {}): CdsPageInput => ({
  language: 'fi',
  view,
  policy: { title: 'Uutiskirje', text: '<p>Saa lähettää $& <b>kirjeen</b>.</p>', version: '3', validFrom: '1.10.2026' },
  languages: languages.map((language) => ({ language, url: `/cds/x?language=${language}` })),
  homeUrl: '/',
  settingsUrl: '/oma-tili/viestit',
  copyright: '© 2026 Konvehti Oy',
  links: [{ label: 'Tietosuoja', url: '/tietosuoja' }],
  styles: ['/dist/a.css'],
  ...more,
})

describe('a page that mails lead to', () => {
  it.each(languages)('has one heading, its words, no gap and no script in %s, in every state', (language) => {
    for (const view of Object.values(views)) {
      const html = renderCdsPage(input(view, { language }))
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`))
      expect(html.match(/<h1/g)?.length, view.kind).toBe(1)
      expect(html).toContain('<p>Saa lähettää $& <b>kirjeen</b>.</p>')
      expect(html, view.kind).not.toMatch(/<script|[{}]|undefined/)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    }
  })

  it.each(languages)('leads to the other languages, each by its own name, from the page in %s', (language) => {
    const html = renderCdsPage(input(views.state, { language }))
    const links = [...html.matchAll(/hrefLang="(..)"[^>]*>([^<]+)<span[^>]*> ([^<]+)</g)].map(([, ...link]) => link)
    expect(links).toEqual([
      ['fi', 'FI', 'Suomi'],
      ['sv', 'SV', 'Svenska'],
      ['en', 'EN', 'English'],
    ])
  })

  it('changes something by a form that posts, and by no link', () => {
    const html = renderCdsPage(input(views.stop))
    expect(html).toContain('<form action="/s" method="post">')
    expect(html).not.toContain('href="/s"')
  })

  it('says with the confirmation which words were read', () => {
    expect(renderCdsPage(input(views.confirm))).toContain('<input type="hidden" name="version" value="3"/>')
  })

  it('takes what it is told for text', () => {
    const html = renderCdsPage(input({ kind: 'asked', email: '<img src=x>@posti.example' }))
    expect(html).not.toContain('<img')
  })
})
