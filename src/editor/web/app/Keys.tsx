import { EditorIcon, type EditorIconName } from '../EditorIcon.tsx'

/** Arrows are drawn: the shop's own faces have no signs for them. */
const arrows: Readonly<Record<string, EditorIconName>> = {
  '↑': 'chevron-up',
  '↓': 'chevron-down',
  '←': 'chevron-left',
  '→': 'chevron-right',
}

/** One key or a few, such as `Alt ↑ ↓`. */
export function Keys({ of }: { of: string }) {
  return (
    <kbd>
      {of.split(' ').map((key) => {
        const icon = arrows[key]
        return icon ? (
          <span key={key}>
            <EditorIcon name={icon} small />
            <span className="kit-visually-hidden">{key}</span>
          </span>
        ) : (
          <span key={key}>{key}</span>
        )
      })}
    </kbd>
  )
}
