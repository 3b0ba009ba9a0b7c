/** Gives the focus to what the selector finds once the screen is drawn; nothing happens where there is none. */
export const focusFound = (selector: string): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())

/** The row of a block in the outline, wherever it stands now; null: the page's own. */
export const focusRow = (node: number | null): void => focusFound(`[data-row="${node ?? 'page'}"]`)

export const focusChosenRow = (): void => focusFound('[data-row][aria-current="true"]')

/** The first field of the chosen block, or the block's row where there is no form. */
export function focusForm(node: number): void {
  // The form opens with the choice, and a closing dialog gives the focus back.
  setTimeout(() => {
    const field = document.querySelector<HTMLElement>('.edit-fields [data-at]')
    const control =
      field?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]') ??
      field?.querySelector<HTMLElement>('select, button')
    if (control) control.focus()
    else focusRow(node)
  }, 60)
}
