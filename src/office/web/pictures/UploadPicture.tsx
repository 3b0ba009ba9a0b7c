import { useId, useRef, useState } from 'react'
import { buttonClass } from '#src/kit/button-class.ts'
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
  const work = useWork({
    call: () => uploadPicture(file.current),
    onDone: (entry) => {
      setName('')
      onUploaded(entry)
    },
  })
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
      {(work.error !== null || Object.keys(work.fields).length > 0) && (
        <Note tone="bad" announce>
          <p>{work.error ?? Object.values(work.fields).flat()[0]}</p>
        </Note>
      )}
      <ProofBand work={work} formId={formId} code={code} />
    </>
  )
}
