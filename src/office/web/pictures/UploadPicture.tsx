import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Dialog } from '#src/kit/Dialog.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { ProofBand } from '../record/ProofBand.tsx'
import { useWork } from '../record/use-work.ts'
import { Note } from '../shell/states.tsx'
import { uploadPicture } from './picture-api.ts'
import type { PickedPicture } from './PicturePicker.tsx'

/** Sends a picture of this computer to the media library. It is there from then on, whatever becomes of the form around. */
export function UploadPicture({ onUploaded }: { onUploaded: (picture: PickedPicture) => void }) {
  const t = useText()
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  const file = useRef<File | null>(null)
  const [name, setName] = useState('')
  // The form around may have changed while the picture was on its way.
  const latest = useRef(onUploaded)
  useLayoutEffect(() => {
    latest.current = onUploaded
  })
  const work = useWork({
    call: () => uploadPicture(file.current),
    onDone: (entry) => {
      setName('')
      latest.current(entry)
    },
  })
  useEffect(() => {
    if (work.asked === 'proof') code.current?.focus()
  }, [work.asked])
  const fault = (work.error !== null || Object.keys(work.fields).length > 0) && (
    <Note tone="bad" announce>
      <p>{work.error ?? Object.values(work.fields).flat()[0]}</p>
    </Note>
  )
  return (
    <>
      <label className={buttonClass({ variant: 'secondary' }, 'office-upload')}>
        {work.isBusy ? t('/desk/pictures/uploading', { name }) : t('/desk/pictures/upload')}
        <input
          className="kit-visually-hidden"
          type="file"
          accept="image/webp,image/png,image/jpeg,image/avif"
          disabled={work.isBusy}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (!chosen) return
            file.current = chosen
            setName(chosen.name)
            // The same file may be chosen again.
            target.value = ''
            work.run()
          }}
        />
      </label>
      {work.asked === null
        ? fault
        : // A form cannot stand in the form around.
          createPortal(
            <Dialog
              className="office-dialog office-dialog--small"
              open
              onClose={work.leave}
              closeLabel={t('/desk/close')}
              title={t('/desk/pictures/upload')}
            >
              <form
                id={formId}
                hidden
                onSubmit={(event) => {
                  event.preventDefault()
                  work.run(code.current?.value.trim() ?? '')
                }}
              />
              <div className="office-dialog__fault">{fault}</div>
              <ProofBand work={work} formId={formId} code={code} />
              {work.asked === 'proof' && (
                <div className="office-dialog__foot">
                  <Button type="submit" form={formId} busy={work.isBusy}>
                    {t('/desk/pictures/upload')}
                  </Button>
                </div>
              )}
            </Dialog>,
            document.body,
          )}
    </>
  )
}
