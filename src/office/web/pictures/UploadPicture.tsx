import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
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

interface UploadPictureProps {
  onUploaded: (picture: PickedPicture) => void
  /** Takes files that were dropped on what is around. */
  ref?: Ref<(files: Iterable<File>) => void>
}

/** Sends pictures of this computer to the media library. They are there from then on, whatever becomes of the form around. */
export function UploadPicture({ onUploaded, ref }: UploadPictureProps) {
  const t = useText()
  const formId = useId()
  const code = useRef<HTMLInputElement>(null)
  const files = useRef<File[]>([])
  const [name, setName] = useState('')
  // The form around may have changed while the picture was on its way.
  const latest = useRef(onUploaded)
  useLayoutEffect(() => {
    latest.current = onUploaded
  })
  const work = useWork({
    async call() {
      for (let [file] = files.current; file; [file] = files.current) {
        setName(file.name)
        const entry = await uploadPicture(file)
        latest.current(entry)
        files.current.shift()
      }
    },
    onDone: () => setName(''),
  })
  const send = (chosen: Iterable<File>): void => {
    if (work.isBusy) return
    files.current = [...chosen]
    if (files.current.length > 0) work.run()
  }
  useImperativeHandle(ref, () => send)
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
          multiple
          disabled={work.isBusy}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])]
            // The same file may be chosen again.
            target.value = ''
            send(chosen)
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
