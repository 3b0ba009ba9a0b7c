import type { FieldOf } from '#src/content/contract/fields.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { type ControlProps, useForm } from './form-context.ts'

/** Tokens of the theme that are no backdrop. */
const inks = new Set(['ink', 'accent', 'surface', 'accent-ink', 'copper-ink', 'copper', 'display', 'surface-sunk'])
const paintOf = (role: string): string => (inks.has(role) ? `var(--${role})` : `var(--field-${role}, var(--${role}))`)

/** Colours as squares with a name under them; the field may take another one too. */
export function ColourControl({ one, value, path, id, describedBy }: ControlProps<FieldOf<'colour'>>) {
  const t = useText()
  const { set, isReadOnly } = useForm()
  const own = typeof value === 'string' && value.startsWith('#') ? value : ''
  const choices = [...(one.required ? [] : [null]), ...one.roles]
  return (
    <div>
      <div
        className="edit-colours"
        role="radiogroup"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
      >
        {choices.map((role) => (
          <label key={role ?? ''} className="edit-colour">
            <input
              type="radio"
              name={id}
              disabled={isReadOnly}
              checked={(value ?? null) === role}
              onChange={() => set(path, role)}
            />
            <span className="edit-colour__square" style={role === null ? {} : { background: paintOf(role) }} />
            <span className="edit-colour__name">
              {role === null ? t('/edit/form/no-colour') : t(`/edit/colour/${role}`)}
            </span>
          </label>
        ))}
      </div>
      {one.hex && (
        <input
          className="edit-input edit-input--short"
          aria-label={t('/edit/form/own-colour')}
          placeholder="#6b1a21"
          readOnly={isReadOnly}
          value={own}
          pattern="#[0-9a-fA-F]{6}"
          onChange={({ target }) =>
            set(path, target.value === '' ? (one.required ? one.roles[0] : null) : target.value)
          }
        />
      )}
    </div>
  )
}
