import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SignIn } from './SignIn.tsx'

/** Over the page, which stays as it is: what is written is saved when the session is back. */
export function SignInAgain({ onDone }: { onDone: () => void }) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('/edit/signed-out/title')}
      closeLabel={t('/edit/close')}
      className="edit-dialog"
    >
      <p>{t('/edit/signed-out/text')}</p>
      <SignIn
        onSignedIn={async () => {
          onDone()
          // Sessions that wait try again when the line is said to be back.
          window.dispatchEvent(new Event('online'))
        }}
      />
    </Dialog>
  )
}
