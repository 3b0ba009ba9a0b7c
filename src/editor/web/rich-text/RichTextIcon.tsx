import sprite from './assets/rich-text-icons.svg?url&no-inline'

export type RichTextIconName =
  | 'bold'
  | 'italic'
  | 'link'
  | 'ul'
  | 'ol'
  | 'quote'
  | 'table'
  | 'picture'
  | 'more'
  | 'trash'
  | 'warning'

export function RichTextIcon({ name }: { name: RichTextIconName }) {
  return (
    <svg className="edit-rt__icon" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
