import { useModal } from '#src/kit/overlays/use-modal.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ContentSearchSheet } from '../content/ContentSearchSheet.tsx'
import { ProductSearch } from './ProductSearch.tsx'
import './panel.css'

interface HeaderSearchProps {
  open: boolean
  onClose: () => void
}

/** The sheet that slides down from the window's upper edge: products in the shop, pages where content is all there is. */
export function HeaderSearch({ open, onClose }: HeaderSearchProps) {
  const { shellVariant } = usePage()
  const text = useText()
  const { ref, props, present, opening } = useModal(open, onClose)
  const ofContent = shellVariant === 'content'
  return (
    <dialog
      ref={ref}
      {...props}
      className="kit-modal search-panel"
      aria-label={text(ofContent ? '/search/content/label' : '/search/panel')}
    >
      {present &&
        (ofContent ? (
          <ContentSearchSheet key={opening} onClose={onClose} />
        ) : (
          <ProductSearch key={opening} onClose={onClose} />
        ))}
    </dialog>
  )
}
