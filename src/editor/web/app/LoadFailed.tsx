import { useText } from '#src/shell/web/text/use-text.ts'

/** Says that something could not be fetched, with a button that tries again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <p className="edit-error" role="alert">
      {t('/edit/failed')}{' '}
      <button type="button" className="edit-text-button" onClick={onRetry}>
        {t('/edit/banner/try')}
      </button>
    </p>
  )
}
