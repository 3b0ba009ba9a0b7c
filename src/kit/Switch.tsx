import type { ComponentPropsWithRef, ReactNode } from 'react'

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** Names the thing, not the state: the state is read out by itself. */
  children: ReactNode
}

/** Takes effect at once or is saved with its group. `disabled` and `checked` together: always on. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className="kit-switch">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says whether it is checked */}
      <input type="checkbox" role="switch" {...input} />
      <span className="kit-switch__t" />
      {children}
    </label>
  )
}
