import { mkdir, writeFile } from 'node:fs/promises'
import { dayText } from '../../src/common/day-text.ts'
import { languages } from '../../src/common/locale.ts'
import { writePdf } from '#src/platform/pdf/write-pdf.ts'
import { allReleases } from '../news/all-releases.ts'
import { company, contact } from '../news/define.ts'
import { paperName } from '../news/press-room.ts'

/* Writes the papers of releases to demo/images/news: node demo/generate/press-papers.ts. The same release is the same bytes. */

const folder = new URL('../images/news/', import.meta.url)
const words = {
  fi: { kind: 'Lehdistötiedote', date: 'Päivä', more: 'Lisätietoja', about: 'Konvehti lyhyesti', page: 'Sivu' },
  sv: { kind: 'Pressmeddelande', date: 'Datum', more: 'Mer information', about: 'Konvehti i korthet', page: 'Sida' },
  en: { kind: 'Press release', date: 'Date', more: 'More information', about: 'Konvehti in short', page: 'Page' },
}

const linesOf = (html: string): string[] =>
  html
    .split(/<\/?(?:p|ul|li|br)>/)
    .map((line) => line.replaceAll(/<[^>]+>/g, '').trim())
    .filter((line) => line !== '')

await mkdir(folder, { recursive: true })
for (const { key, hasPaper, publishedAt, title, intro, body } of allReleases) {
  if (!hasPaper) continue
  for (const language of languages) {
    const { kind, date, more, about, page } = words[language]
    const parts = body[language].split(/(?=<h2>)/).map((part) => {
      const [, heading = ''] = /^<h2>(.*?)<\/h2>/.exec(part) ?? []
      return { kind: 'text' as const, heading, lines: linesOf(part.replace(/^<h2>.*?<\/h2>/, '')) }
    })
    const file = await writePdf({
      language,
      title: title[language],
      documentTitle: `${kind}: ${title[language]}`,
      fileName: paperName(key, language),
      author: 'Konvehti Oy',
      made: new Date(publishedAt),
      facts: [
        { name: kind, value: 'Konvehti' },
        { name: date, value: dayText(new Date(publishedAt), language) },
      ],
      blocks: [
        { kind: 'text', heading: '', lines: [intro[language]] },
        ...parts,
        { kind: 'text', heading: more, lines: linesOf(contact[language]) },
        { kind: 'text', heading: about, lines: linesOf(company[language]) },
      ],
      foot: 'Konvehti Oy, Konvehtikuja 4, 00510 Helsinki',
      pageOf: (number, of) => `${page} ${number}/${of}`,
    })
    await writeFile(new URL(`${paperName(key, language)}.pdf`, folder), file)
  }
}
