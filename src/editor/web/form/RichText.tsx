interface RichTextProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  readOnly: boolean
}

/** The markup itself. */
export function RichText({ id, label, value, onChange, readOnly }: RichTextProps) {
  return (
    <textarea
      id={id}
      className="edit-input edit-input--source"
      aria-label={label}
      rows={8}
      value={value}
      readOnly={readOnly}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
