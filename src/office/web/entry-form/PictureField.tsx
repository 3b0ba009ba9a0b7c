import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { PicturePicker } from '../pictures/PicturePicker.tsx'

interface PictureFieldProps {
  label: string
  /** A path of the media library; empty: no picture. */
  value: string
  error: string | undefined
  /** A chosen picture can be changed, and not taken away. */
  isRequired?: boolean
  onValue: (value: string) => void
}

/** A picture of the media library, or none. */
export function PictureField({ label, value, error, isRequired = false, onValue }: PictureFieldProps) {
  const t = useText()
  const [isPicking, setPicking] = useState(false)
  return (
    <fieldset className="office-form__group">
      <legend className="kit-legend">{label}</legend>
      <span className="office-with">
        {value !== '' && (
          <Picture
            className="office-pic office-pic--l"
            image={{ url: value, altText: '' }}
            preset="thumbnail"
            sizes="72px"
          />
        )}
        <Button variant="secondary" onClick={() => setPicking(true)}>
          {t('/desk/merchandising/choose-picture')}
        </Button>
        {value !== '' && !isRequired && (
          <button type="button" className="office-t" onClick={() => onValue('')}>
            {t('/desk/form/no-picture')}
          </button>
        )}
      </span>
      {error && <p className="kit-error">{error}</p>}
      {isPicking && <PicturePicker onPick={({ path }) => onValue(path)} onClose={() => setPicking(false)} />}
    </fieldset>
  )
}
