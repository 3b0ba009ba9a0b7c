import { expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import { mailRenderer } from '#src/kit/mail/mail-templates.ts'
import type { EditorMailInput } from '../../contract/editor-mail.ts'
import { editorMails } from './editor-mails.ts'

const siteUrl = 'https://shop.example'
const about = { page: 'Joulu', of: 'suomi', by: 'Aino Lehto', url: `${siteUrl}/edit?id=12&language=fi` }
const samples = (language: EditorMailInput['language']): EditorMailInput[] => {
  const base = { language, siteUrl, sender: { identity: 'Konvehti Oy', links: [] }, ...about }
  return [
    { ...base, kind: 'page-commented', body: 'Sopisiko\n<b>toinen</b> sana?' },
    { ...base, kind: 'review-asked', note: '' },
    { ...base, kind: 'review-answered', note: 'Väärä vuosi', isApproved: false },
    { ...base, kind: 'review-answered', note: '', isApproved: true },
  ]
}

it.each(languages)('in %s each says the page, who did it, what was said, and leads to the editor', (language) => {
  const mails = samples(language)
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(Object.keys(editorMails)))
  const rendered = mails.map((mail) => mailRenderer(editorMails)(mail))
  expect(new Set(rendered.map(({ subject }) => subject)).size).toBe(mails.length)
  for (const { subject, text, html } of rendered) {
    expect(subject).toContain('Joulu')
    for (const part of ['Aino Lehto', about.url]) expect(text).toContain(part)
    expect(html).toContain('Aino Lehto')
  }
  expect(rendered[0]?.html).toContain('&lt;b&gt;toinen')
  expect(rendered[2]?.text).toContain('Väärä vuosi')
})
