import { type ReactNode, useState } from 'react'
import { Button } from '#src/kit/Button.tsx'

interface DialogButtonProps {
  label: ReactNode
  /** The dialog, made for each opening; `round` counts them. It stays while it closes. */
  children: (dialog: { open: boolean; onClose: () => void; round: number }) => ReactNode
}

/** A button that opens a dialog, which begins empty each time. */
export function DialogButton({ label, children }: DialogButtonProps) {
  const [round, setRound] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setRound(round + 1)
          setOpen(true)
        }}
      >
        {label}
      </Button>
      {round > 0 && children({ open, onClose: () => setOpen(false), round })}
    </>
  )
}
