import { useText } from '#src/shell/web/text/use-text.ts'
import type { AnyRecord } from '../../contract/records.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { textOf } from '../text-of.ts'

/** The address of a tablet's drawing. */
export const sheetUrl = (id: string): string => `/api/admin/engraving/${encodeURIComponent(id)}/sheet`

/** The address of the drawings of several tablets, a page each. */
export const sheetsUrl = (ids: readonly string[]): string =>
  `/api/admin/engraving/sheets?${new URLSearchParams({ ids: ids.join(','), language: document.documentElement.lang }).toString()}`

/** A tablet as the machine cuts it. */
export function Drawing({ record }: { record: AnyRecord }) {
  const t = useText()
  const url = sheetUrl(record.id)
  return (
    <figure className="office-drawing">
      <img src={url} alt={t('/desk/engraving/drawing', { words: textOf(record['words']) })} />
      <figcaption>
        <a className="office-t" href={url} download>
          <OfficeIcon name="download" /> {t('/desk/engraving/download')}
        </a>
      </figcaption>
    </figure>
  )
}
