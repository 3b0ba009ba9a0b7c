import { dayText, noonOf } from '#src/common/day-text.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { drawSide } from '#src/engraving/rules/drawing.ts'
import { plate, type Side } from '#src/engraving/rules/plate.ts'
import type { PdfBlock, PdfDocument } from '#src/platform/pdf/pdf-document.ts'
import type { TabletJob } from '../rules/production.ts'

interface Around {
  /** The language of the person who prints it. */
  language: Language
  made: Date
  author: string
  text: TextLookup
}

/** A tablet to engrave on a page: what to take, both sides as they are cut, and the words to compare. It names no recipient. */
export function sheetPdf(job: TabletJob, { language, made, author, text }: Around): PdfDocument {
  const words = (key: string): string => text(language, `office/engraving/${key}`)
  const { frontText, backText, signature, deliverBy } = job
  const drawing = (side: Side, path: string, said: string): PdfBlock => ({
    kind: 'drawing',
    heading: words(`sheet/${side}`),
    alt: said || words(`sheet/${side}`),
    path,
    width: plate.width,
    height: plate.height,
  })
  const lines = [frontText, ...backText.split('\n'), signature].filter((line) => line.trim() !== '')
  return {
    language,
    author,
    made,
    title: words('name'),
    documentTitle: `${words('name')} ${job.orderNumber}-${job.line}`,
    fileName: `${job.orderNumber}-${job.line}`,
    facts: [
      { name: words('field/orderNumber'), value: job.orderNumber },
      { name: words('sheet/line'), value: String(job.line) },
      { name: words('field/product'), value: job.name },
      { name: words('sheet/code'), value: job.code },
      { name: words('field/quantity'), value: String(job.quantity) },
      ...(deliverBy === null ? [] : [{ name: words('field/deliverBy'), value: dayText(noonOf(deliverBy), language) }]),
    ],
    blocks: [
      drawing('front', drawSide('front', frontText), frontText),
      drawing('back', drawSide('back', backText, signature), [backText, signature].filter(Boolean).join('\n')),
      { kind: 'text', heading: words('field/words'), lines },
    ],
    foot: `${job.orderNumber} · ${job.line}`,
    pageOf: (page, pages) => text(language, 'office/engraving/sheet/page', { page, pages }),
  }
}
