import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ContentSearch } from './ContentSearch.tsx'

/** The content search where the header has no menu to hold it: the sub-brands. */
export function ContentSearchSheet({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <div className="search-panel__bar search-panel__bar--content">
      <div className="kit-wrap">
        <ContentSearch onFollow={onClose} opens="inline" />
        <button type="button" className="kit-icon-btn" aria-label={text('/search/close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
