import { useState } from 'react'

import { fetchMedia } from '../editor-api.ts'
import { useEditor } from '../editor-context.ts'
import { LinkPicker } from '../links/LinkPicker.tsx'
import { MediaPicker } from '../media/MediaPicker.tsx'
import { pictureUrl } from '../media/Thumbnail.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'

interface RichTextProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  readOnly: boolean
}

/** What the text waits for: a link or a picture that is being chosen. */
type Asked =
  | { kind: 'link'; current: string; answer: (href: string | null) => void }
  | { kind: 'media'; answer: (picked: { id: number } | null) => void }

async function findPicture(id: number) {
  const [found] = (await fetchMedia({ ids: String(id) })).items
  return found ? { url: pictureUrl(found, 640), altText: found.altText.fi } : null
}

/** A text with structure, with the editor's pickers of links and pictures. */
export function RichText({ id, label, value, onChange, readOnly }: RichTextProps) {
  const { language } = useEditor()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => {
    asked?.answer(null)
    setAsked(null)
  }
  return (
    <>
      <RichTextField
        {...{ id, label, value, onChange, language, findPicture }}
        isLabelled
        isReadOnly={readOnly}
        pickLink={(href) => new Promise((answer) => setAsked({ kind: 'link', current: href ?? '', answer }))}
        pickMedia={() => new Promise((answer) => setAsked({ kind: 'media', answer }))}
      />
      {asked?.kind === 'link' && <LinkPicker current={asked.current} onPick={asked.answer} onClose={close} />}
      {asked?.kind === 'media' && (
        <MediaPicker kinds={['picture', 'vector']} current={null} onPick={asked.answer} onClose={close} />
      )}
    </>
  )
}
