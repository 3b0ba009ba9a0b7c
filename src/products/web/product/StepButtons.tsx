import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

/** Buttons to the previous and to the next picture. */
export function StepButtons({ onStep }: { onStep: (step: 1 | -1) => void }) {
  const text = useText()
  const button = (label: string, icon: 'chevron-left' | 'chevron-right', step: 1 | -1) => (
    <button type="button" className="kit-icon-btn" aria-label={text(label)} onClick={() => onStep(step)}>
      <Icon name={icon} />
    </button>
  )
  return (
    <>
      {button('/catalogue/gallery/previous', 'chevron-left', -1)}
      {button('/catalogue/gallery/next', 'chevron-right', 1)}
    </>
  )
}
