import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { needsStepUp } from '#src/identity/web/passkeys/passkey-api.ts'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Dialog } from '#src/kit/Dialog.tsx'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { isSignedOut } from '../office-api.ts'
import { ProofBand } from '../record/ProofBand.tsx'
import { useWork } from '../record/use-work.ts'
import { Note, useFailure } from '../shell/states.tsx'
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
  const [refused, setRefused] = useState<readonly { name: string; reason: string }[]>([])
  const isSending = useRef(false)
  const failure = useFailure()
  // The form around may have changed while the picture was on its way.
  const latest = useRef(onUploaded)
  useLayoutEffect(() => {
    latest.current = onUploaded
  })
  const work = useWork({
    async call() {
      isSending.current = true
      try {
        for (let [file] = files.current; file; [file] = files.current) {
          setName(file.name)
          await sendOne(file)
          files.current.shift()
        }
      } finally {
        isSending.current = false
      }
    },
    onDone: () => setName(''),
  })
  /** A picture that is refused is named, and does not stop the others; where the person is asked for something, all wait. */
  const sendOne = async (file: File): Promise<void> => {
    try {
      latest.current(await uploadPicture(file))
    } catch (error) {
      if (needsStepUp(error) || isSignedOut(error)) throw error
      const reason = (error instanceof ApiError && Object.values(error.fieldErrors ?? {}).flat()[0]) || failure(error)
      setRefused((before) => [...before, { name: file.name, reason }])
    }
  }
  const send = (chosen: Iterable<File>): void => {
    files.current.push(...chosen)
    if (isSending.current || files.current.length === 0) return
    setRefused([])
    work.run()
  }
  const leave = (): void => {
    files.current = []
    work.leave()
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
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])]
            // The same file may be chosen again.
            target.value = ''
            send(chosen)
          }}
        />
      </label>
      {refused.length > 0 && (
        <Note tone="bad" announce>
          <p>{t('/desk/pictures/refused')}</p>
          <ul>
            {refused.map((one, at) => (
              <li key={at}>
                <b>{one.name}</b> {one.reason}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {work.asked === null
        ? fault
        : // A form cannot stand in the form around.
          createPortal(
            <Dialog
              className="office-dialog office-dialog--small"
              open
              onClose={leave}
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
