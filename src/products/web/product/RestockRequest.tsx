import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

const loadForm = () => import('./RestockForm.tsx')
const RestockForm = lazy(() => loadForm().then((module) => ({ default: module.RestockForm })))

/** For a sold-out variation: a button that opens the form for a mail when it is back. */
export function RestockRequest({ code, className }: { code: string; className: string }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const words = text('/catalogue/restock/open')
  const button = (
    <Button
      variant="secondary"
      wide
      busy={open}
      onClick={() => setOpen(true)}
      onPointerEnter={() => void loadForm()}
      onFocus={() => void loadForm()}
    >
      {words}
    </Button>
  )
  return (
    <div className={className}>
      {open ? (
        <Suspense fallback={button}>
          <RestockForm code={code} heading={words} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}
