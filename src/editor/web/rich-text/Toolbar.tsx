import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'

const stops = 'button:not(:disabled), select:not(:disabled)'

interface ToolbarProps {
  label: string
  className?: string
  children: ReactNode
  /** Called at Escape. */
  onLeave: () => void
  ref?: Ref<{ focus: () => void }> | undefined
}

/** A row of tools that is one stop of the Tab key; arrows, Home and End go from tool to tool. */
export function Toolbar({ label, className, children, onLeave, ref }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const current = useRef<Element | null>(null)
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
  useEffect(() => {
    const all = tools().filter((tool) => !tool.closest('.kit-dropdown__list'))
    const stop = all.find((tool) => tool === current.current) ?? all[0]
    for (const tool of all) tool.tabIndex = tool === stop ? 0 : -1
  })
  useImperativeHandle(ref, () => ({ focus: () => tools()[0]?.focus() }))

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation()
      onLeave()
      return
    }
    const all = tools()
    const at = all.findIndex((tool) => tool === document.activeElement)
    const isMenu = document.activeElement?.closest('.kit-dropdown__list') !== null
    const isSelect = document.activeElement instanceof HTMLSelectElement
    const keys: Record<string, number> = isMenu
      ? { ArrowDown: at + 1, ArrowUp: at - 1 }
      : { ArrowRight: at + 1, ArrowLeft: at - 1, ...(!isSelect && { Home: 0, End: all.length - 1 }) }
    const next = keys[event.key]
    if (next === undefined || at === -1) return
    event.preventDefault()
    const tool = all[(next + all.length) % all.length]
    current.current = tool ?? null
    for (const one of all) one.tabIndex = one === tool ? 0 : -1
    tool?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/interactive-supports-focus -- A toolbar moves the focus of its tools.
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={clsx('edit-rt__tools', className)}
      onKeyDown={handleKey}
      onMouseDown={(event) => {
        // The words that are chosen stay chosen.
        if (!(event.target instanceof HTMLSelectElement)) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
