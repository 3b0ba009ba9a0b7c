/* Words written where they stand on the page. */

/**
 * `onType` hears each letter, `onEnd` the end: Enter and leaving keep what was written, Escape gives it up. While it is written the
 * element holds plain text of the editor's; React gets its own nodes back afterwards.
 */
export function editInPlace(
  element: HTMLElement,
  value: string,
  { onType, onEnd }: { onType: (value: string) => void; onEnd: (value: string) => void },
): void {
  const own = [...element.childNodes]
  element.replaceChildren(document.createTextNode(value))
  element.contentEditable = 'plaintext-only'
  const { outline, outlineOffset } = element.style
  Object.assign(element.style, { outline: '2px solid #f0b48a', outlineOffset: '6px' })
  element.focus()
  getSelection()?.selectAllChildren(element)
  let isOver = false
  const end = (isKept: boolean): void => {
    if (isOver) return
    isOver = true
    removeListeners()
    const typed = element.textContent
    element.contentEditable = 'inherit'
    Object.assign(element.style, { outline, outlineOffset })
    element.replaceChildren(...own)
    onEnd(isKept ? typed : value)
  }
  const handleKey = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    end(event.key === 'Enter')
  }
  const handleInput = (): void => onType(element.textContent)
  const handleBlur = (): void => end(true)
  element.addEventListener('keydown', handleKey)
  element.addEventListener('input', handleInput)
  element.addEventListener('blur', handleBlur)
  function removeListeners(): void {
    element.removeEventListener('keydown', handleKey)
    element.removeEventListener('input', handleInput)
    element.removeEventListener('blur', handleBlur)
  }
}
