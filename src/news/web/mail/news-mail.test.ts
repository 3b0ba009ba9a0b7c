import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import { renderNewsMail } from './news-mail.ts'

const input = {
  siteUrl: 'https://kauppa.example',
  sender: { identity: 'Konvehti Oy', links: [] },
  title: 'Kerkkä <b>siirtyy</b> & pysyy',
  intro: 'Kaura tulee Pohjanmaalta.',
  date: '19. marraskuuta 2026',
  picture: { url: 'https://kauppa.example/images/384/jpeg/small/x.webp', alt: 'Kerkkiä', width: 384, height: 192 },
  releaseUrl: 'https://kauppa.example/uutiset/2026/kerkka',
  endUrl: 'https://kauppa.example/subscriptions/press?token=t&language=fi',
}

describe('the mail of a release', () => {
  it.each(languages)('in %s has its title, lead, picture, the way to it and the way out, in both parts', (language) => {
    const { subject, html, text } = renderNewsMail({ ...input, language })
    expect(subject).toBe(input.title)
    expect(html).toContain('Kerkkä &lt;b&gt;siirtyy&lt;/b&gt; &amp; pysyy')
    expect(html).toContain('subscriptions/press?token=t&amp;language=fi')
    for (const part of [input.title, input.intro, input.date, input.releaseUrl, input.endUrl])
      expect(text).toContain(part)
    expect(html + text).not.toMatch(/undefined|\{\w+\}/)
  })

  it('needs neither a picture nor a lead', () => {
    const { html } = renderNewsMail({ ...input, language: 'fi', picture: null, intro: '' })
    expect(html).not.toContain('x.webp')
  })
})
