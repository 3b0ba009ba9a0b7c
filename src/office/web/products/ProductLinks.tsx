import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Dialog } from '#src/kit/Dialog.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { formPath } from './product-form-api.ts'

/** A description names what this person may do: who may set a notice may write products. */
const mayWrite = ({ actions }: ResourceDescription): boolean => actions.some(({ name }) => name === 'notice')

export function EditProductLink({ resource, id }: { resource: ResourceDescription; id: string }) {
  const t = useText()
  if (!mayWrite(resource)) return null
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to={formPath(id)}>
      <OfficeIcon name="edit" /> {t('/desk/edit')}
    </Link>
  )
}

/** Asks for the code of a new product and opens its form; nothing is written before that is saved. */
export function NewProductButton({ resource }: { resource: ResourceDescription }) {
  const t = useText()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  if (!mayWrite(resource)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <OfficeIcon name="plus" /> {t('/desk/product/new')}
      </Button>
      <Dialog
        className="office-dialog office-dialog--small"
        open={isOpen}
        onClose={() => setOpen(false)}
        closeLabel={t('/desk/close')}
        title={t('/desk/product/new')}
      >
        <form
          className="office-dialog__body"
          onSubmit={(event) => {
            event.preventDefault()
            void navigate(formPath(code.trim()))
          }}
        >
          <div className="office-form">
            <TextField
              label={t('/desk/product/code')}
              hint={t('/desk/product/code-hint')}
              value={code}
              required
              pattern="\s*[A-Za-z0-9][A-Za-z0-9._\-]{0,63}\s*"
              autoComplete="off"
              onChange={({ target }) => setCode(target.value)}
            />
            <Button type="submit">{t('/desk/product/go-on')}</Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
