import { useText } from '#src/shell/web/text/use-text.ts'

interface TablePagesProps {
  /** Counted from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Leads from one page of a table to the next and back; nothing where there is one page only. */
export function TablePages({ page, pages, onPage }: TablePagesProps) {
  const t = useText()
  if (pages <= 1) return null
  return (
    <p className="edit-pages">
      <button type="button" className="edit-button" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('/edit/table/previous')}
      </button>
      <span aria-live="polite">{t('/edit/table/page', { page, pages })}</span>
      <button type="button" className="edit-button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('/edit/table/next')}
      </button>
    </p>
  )
}
