import { useId } from 'react'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { Switch } from '#src/kit/Switch.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { RecipeStep } from '../../contract/recipe.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Steps in order, with a switch that keeps the screen awake. */
export function Steps({ steps }: { steps: readonly RecipeStep[] }) {
  const text = useText()
  const headingId = useId()
  const { isPossible, isAwake, setAwake } = useWakeLock()
  return (
    <section aria-labelledby={headingId}>
      <div className="recipe-steps__head">
        <h2 className="kit-d2" id={headingId}>
          <Emphasised text={text('/recipes/steps')} />
        </h2>
        {isPossible && (
          <Switch checked={isAwake} onChange={(event) => setAwake(event.target.checked)}>
            {text('/recipes/keep-awake')}
          </Switch>
        )}
      </div>
      <ol className="recipe-steps">
        {steps.map((step, index) => (
          <li key={index} id={`step-${index + 1}`}>
            {step.heading !== '' && <h3>{step.heading}</h3>}
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
