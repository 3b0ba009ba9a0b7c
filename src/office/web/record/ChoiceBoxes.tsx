import { Checkbox } from '#src/kit/Checkbox.tsx'

interface ChoiceBoxesProps {
  label: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  error: string | undefined
  onChosen: (chosen: string[]) => void
}

/** Several of a few options, each with a box. What was chosen last stands last. */
export function ChoiceBoxes({ label, options, chosen, error, onChosen }: ChoiceBoxesProps) {
  return (
    <fieldset className="office-form__group">
      <legend className="kit-legend">{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={({ target }) =>
            onChosen(target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
          }
        >
          {option.label}
        </Checkbox>
      ))}
      {error && <p className="kit-error">{error}</p>}
    </fieldset>
  )
}
