import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Dialog } from '#src/kit/Dialog.tsx'
import { TextField } from '#src/kit/Field.tsx'
import type { Permission } from '#src/common/permissions.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { useMay } from '../use-office.ts'
import { formPath } from './entry-form-api.ts'

/** The words of each form, the permission to write by it, and the codes that something new may have. */
const forms: Readonly<Record<string, { key: string; permission: Permission; code: string }>> = {
  products: { key: 'product', permission: 'products:write', code: '[A-Za-z0-9][A-Za-z0-9._\\-]{0,63}' },
  categories: { key: 'category', permission: 'products:write', code: '[a-z0-9\\-]{1,64}' },
  locations: { key: 'location', permission: 'locations:write', code: '[A-Za-z0-9][A-Za-z0-9._\\-]{0,63}' },
}

export function EditEntryLink({ resource, id }: { resource: ResourceDescription; id: string }) {
  const t = useText()
  const may = useMay()
  const form = forms[resource.name]
  if (!form || !may(form.permission)) return null
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to={formPath(resource.name, id)}>
      <OfficeIcon name="edit" /> {t('/desk/edit')}
    </Link>
  )
}

/** Asks for the code of something new and opens its form; nothing is written before that is saved. */
export function NewEntryButton({ resource }: { resource: ResourceDescription }) {
  const t = useText()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const may = useMay()
  const form = forms[resource.name]
  if (!form || !may(form.permission)) return null
  const title = t(`/desk/${form.key}/new`)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <OfficeIcon name="plus" /> {title}
      </Button>
      <Dialog
        className="office-dialog office-dialog--small"
        open={isOpen}
        onClose={() => setOpen(false)}
        closeLabel={t('/desk/close')}
        title={title}
      >
        <form
          className="office-dialog__body"
          onSubmit={(event) => {
            event.preventDefault()
            void navigate(formPath(resource.name, code.trim()))
          }}
        >
          <div className="office-form">
            <TextField
              label={t(`/desk/${form.key}/code`)}
              hint={t(`/desk/${form.key}/code-hint`)}
              value={code}
              required
              pattern={`\\s*${form.code}\\s*`}
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
