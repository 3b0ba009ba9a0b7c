import { type Location, useBlocker } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { hasUnsaved } from '../use-unsaved.ts'

/** A filter or a page of a list is the same page. */
const leaves = ({ currentLocation, nextLocation }: { currentLocation: Location; nextLocation: Location }): boolean =>
  hasUnsaved() && nextLocation.pathname !== currentLocation.pathname

/** Asks before a link, a shortcut or the browser's way back leaves what is not saved: see use-unsaved.ts. */
export function LeaveQuestion() {
  const t = useText()
  const { state, reset, proceed } = useBlocker(leaves)
  return (
    <Dialog
      open={state === 'blocked'}
      onClose={() => reset?.()}
      title={t('/desk/unsaved/title')}
      actions={
        <>
          <Button onClick={() => reset?.()}>{t('/desk/unsaved/stay')}</Button>
          <Button variant="secondary" onClick={() => proceed?.()}>
            {t('/desk/unsaved/leave')}
          </Button>
        </>
      }
    >
      <p>{t('/desk/unsaved/text')}</p>
    </Dialog>
  )
}
