import { render } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { useFocusRestore } from './use-focus-restore.ts'

function Cards({ names }: { names: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusRestore = useFocusRestore(names, heading)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Tuotteet
      </h2>
      <div {...focusRestore}>
        <div key={names.join()}>
          {names.map((name) => (
            <article key={name}>
              <button id={`${name}-add`}>Lisää</button>
              <button id={`${name}-heart`}>Toivelistalle</button>
              <a id={`${name}-link`} href={`/tuotteet/${name}`}>
                {name}
              </a>
            </article>
          ))}
        </div>
      </div>
    </>
  )
}

describe('the focus, when another answer has the cards in another order', () => {
  it.each(['add', 'heart', 'link'])('stays on the %s control of its card', (control) => {
    const { rerender } = render(<Cards names={['maito', 'tumma']} />)
    const before = document.getElementById(`maito-${control}`)
    before?.focus()
    rerender(<Cards names={['tumma', 'maito']} />)
    expect(document.activeElement?.id).toBe(`maito-${control}`)
    expect(document.activeElement).not.toBe(before)
  })

  it('goes to the heading of the list from a card that is gone', () => {
    const { rerender } = render(<Cards names={['maito', 'tumma']} />)
    document.getElementById('maito-heart')?.focus()
    rerender(<Cards names={['tumma']} />)
    expect(document.activeElement?.textContent).toBe('Tuotteet')
  })
})
