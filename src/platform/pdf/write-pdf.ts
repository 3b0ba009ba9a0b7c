import PDFDocument from 'pdfkit'
import type { PdfDocument } from './pdf-document.ts'
import { faces, loadFace } from './pdf-fonts.ts'
import { createPen } from './pen.ts'
import { writeBlock, writeHead } from './pdf-blocks.ts'
import { edge, sheet } from './pdf-look.ts'

/**
 * Writes a PDF that a screen reader reads in its order and language (tagged, PDF/UA-1): headings, tables with their
 * headers; pure decoration is left out. The same document gives the same bytes.
 */
export const writePdf = (paper: PdfDocument): Promise<Buffer> => writePdfs([paper])

/** Several documents in one file, each begins a page; title and language of the file are the first one's. */
export async function writePdfs(papers: readonly [PdfDocument, ...PdfDocument[]]): Promise<Buffer> {
  const { language, documentTitle, author, made } = papers[0]
  const options = {
    size: [sheet.width, sheet.height],
    margins: { top: edge.top, right: edge.side, bottom: edge.bottom, left: edge.side },
    bufferPages: true,
    pdfVersion: '1.7' as const,
    tagged: true,
    subset: 'PDF/UA',
    lang: language,
    displayTitle: true,
    // No built-in font of the reader, which PDF/UA does not allow.
    font: null,
    info: { Title: documentTitle, Author: author, CreationDate: made, ModDate: made },
  }
  // Its types know neither this subset nor that a font may be left out.
  const doc = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions)
  for (const face of faces) doc.registerFont(face, loadFace(face).font)
  const bytes = collect(doc)
  const pen = createPen(doc)
  const starts = papers.map((paper, index) => {
    if (index > 0) pen.newPage()
    const start = pen.pages - 1
    writeHead(pen, paper)
    for (const block of paper.blocks) writeBlock(pen, block)
    return start
  })
  papers.forEach((paper, index) => pen.writeFeet(paper, starts[index] ?? 0, starts[index + 1] ?? pen.pages))
  doc.end()
  return bytes
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
  })
}
