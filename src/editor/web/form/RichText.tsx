import { useState } from 'react'
import { useEditor } from '../editor-context.ts'
import { fetchMedia } from '../editor-api.ts'
import { LinkPicker } from '../links/LinkPicker.tsx'
import { MediaPicker } from '../media/MediaPicker.tsx'
import { pictureUrl } from '../media/Thumbnail.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'

interface RichTextProps {
  /** The id of the label's field. */
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  readOnly: boolean
}
type Asked =
  | { kind: 'link'; href: string | null; answer: (href: string | null) => void }
  | { kind: 'media'; answer: (media: { id: number } | null) => void }

/** The field for texts with structure, with the editor's own pickers. */
export function RichText({ id, label, value, onChange, readOnly }: RichTextProps) {
  const { language } = useEditor()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => {
    asked?.answer(null)
    setAsked(null)
  }
  // The same as long as the field is there: its editor is made with them.
  const [tools] = useState(() => ({
    pickLink: (href: string | null) => new Promise<string | null>((answer) => setAsked({ kind: 'link', href, answer })),
    pickMedia: () => new Promise<{ id: number } | null>((answer) => setAsked({ kind: 'media', answer })),
    findPicture: async (id: number) => {
      const [media] = (await fetchMedia({ ids: String(id) })).items
      return media ? { url: pictureUrl(media, 320), altText: media.altText[language] } : null
    },
  }))
  return (
    <>
      <RichTextField
        id={id}
        label={label}
        value={value}
        onChange={onChange}
        language={language}
        isReadOnly={readOnly}
        {...tools}
      />
      {asked?.kind === 'link' && <LinkPicker current={asked.href ?? ''} onPick={asked.answer} onClose={close} />}
      {asked?.kind === 'media' && (
        <MediaPicker kinds={['picture', 'vector']} current={null} onPick={asked.answer} onClose={close} />
      )}
    </>
  )
}
