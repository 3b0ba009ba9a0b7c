import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Loading } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

/**
 * A part of the editor whose code comes when it is first shown, so that the first edit does not wait for it. A wait of more than a
 * moment is shown, and code that does not come says so and can be asked for again: what is open stays as it is.
 * `instead` is shown until the code is there; without it only the message is.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: (props: Props) => ReactNode,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Later(props: Props) {
    const t = useText()
    const [Part, setPart] = useState(() => known)
    const [isFailed, setFailed] = useState(false)
    const [turn, setTurn] = useState(0)
    useEffect(() => {
      if (Part) return
      let isGone = false
      load().then(
        (part) => {
          known = part
          if (!isGone) setPart(() => part)
        },
        () => {
          if (!isGone) setFailed(true)
        },
      )
      return () => {
        isGone = true
      }
    }, [Part, turn])
    if (Part) return <Part {...props} />
    return (
      <>
        {instead?.(props)}
        <div className="edit-later">
          {isFailed ? (
            <p role="alert">
              {t('/edit/part/failed')}{' '}
              <button
                type="button"
                className="edit-text-button"
                onClick={() => {
                  setFailed(false)
                  setTurn(turn + 1)
                }}
              >
                {t('/edit/banner/try')}
              </button>
            </p>
          ) : (
            !instead && <Loading label={t('/edit/loading')} />
          )}
        </div>
      </>
    )
  }
}
