import type { Language } from '#src/common/locale.ts'

/** What a printed page says, without how it looks: `writePdf` makes a tagged PDF of it. */
export interface PdfDocument {
  language: Language
  /** Heading of the first page. */
  title: string
  /** Name of the file among others, shown by the reader's window. */
  documentTitle: string
  /** Without its ending; letters, digits and hyphens. */
  fileName: string
  author: string
  /** When it was made; the same paper is the same bytes. */
  made: Date
  facts: readonly PdfDetail[]
  blocks: readonly PdfBlock[]
  /** Small, below the edge of every page; `page` says which it is. */
  foot: string
  pageOf: (page: number, pages: number) => string
}

export interface PdfDetail {
  name: string
  value: string
}

export interface PdfColumn {
  name: string
  /** Of what is left when all others have theirs; null: as wide as that. */
  width: number | null
  /** Figures stand at the end of their column. */
  isFigure?: boolean
}

export type PdfBlock =
  /** Side by side. */
  | { kind: 'groups'; groups: readonly { heading: string; lines: readonly string[] }[] }
  | { kind: 'table'; heading: string; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  | { kind: 'sums'; heading: string; rows: readonly (PdfDetail & { isTotal?: boolean })[] }
  | { kind: 'text'; heading: string; lines: readonly string[] }
  /** Read from afar. */
  | { kind: 'large'; heading: string; value: string }
