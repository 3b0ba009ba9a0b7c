import type { Language } from '#src/common/locale.ts'

/** The content of a printed document, without its layout: `writePdf` makes a tagged PDF of it. */
export interface PdfDocument {
  language: Language
  /** Heading of the first page. */
  title: string
  /** The document's name, shown in the reader's window title. */
  documentTitle: string
  /** The file's name without extension; letters, digits and hyphens. */
  fileName: string
  author: string
  /** Creation date inside the PDF: the same document gives the same bytes. */
  made: Date
  facts: readonly PdfDetail[]
  blocks: readonly PdfBlock[]
  /** Footer of every page, small; `page` is its number. */
  foot: string
  pageOf: (page: number, pages: number) => string
}

export interface PdfDetail {
  name: string
  value: string
}

export interface PdfColumn {
  name: string
  /** In points; null: an equal share of what the other columns leave. */
  width: number | null
  /** Figures are aligned to the end of their column. */
  isFigure?: boolean
}

export type PdfBlock =
  /** Side by side. */
  | { kind: 'groups'; groups: readonly { heading: string; lines: readonly string[] }[] }
  | { kind: 'table'; heading: string; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  | { kind: 'sums'; heading: string; rows: readonly (PdfDetail & { isTotal?: boolean })[] }
  | { kind: 'text'; heading: string; lines: readonly string[] }
  /** Large, for reading from afar. */
  | { kind: 'large'; heading: string; value: string }
  /** Outlines filled with ink in a frame; `alt` is what is read instead. Path and size have one unit. */
  | { kind: 'drawing'; heading: string; alt: string; path: string; width: number; height: number }
