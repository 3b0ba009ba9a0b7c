import { type AnchorHTMLAttributes, type ComponentType, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface Tab<Id extends string> {
  id: Id
  label: string
  /** A number shown next to the label. */
  count?: number | undefined
  /** Its address, where tabs are links (`Link`). */
  url?: string
}

/** A link that passes every attribute on, as the shop's own does. */
type TabLink = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }>

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  /** Chosen by arrows, or pressed where tabs are not links. */
  onSelect: (id: Id) => void
  /** Makes links of tabs with a url, so that they lead somewhere without script. */
  Link?: TabLink
  /** The chosen tab's panel. */
  children: ReactNode
}

/** Arrows, Home and End choose at once; one tab stop for the row, one for the panel. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, Link, children }: TabsProps<Id>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === selected)
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = (step + tabs.length) % tabs.length
    const target = tabs[index]
    if (!target) return
    onSelect(target.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <>
      <div className="kit-tabs" role="tablist" aria-label={label} ref={row}>
        {tabs.map((tab) => {
          const attributes = {
            role: 'tab',
            id: `${id}-${tab.id}`,
            'aria-controls': `${id}-panel`,
            'aria-selected': tab.id === selected,
            tabIndex: tab.id === selected ? 0 : -1,
            onKeyDown: handleKey,
          }
          const name = (
            <>
              {tab.label} {tab.count !== undefined && <small className="kit-num">{tab.count}</small>}
            </>
          )
          return Link && tab.url !== undefined ? (
            <Link key={tab.id} {...attributes} to={tab.url}>
              {name}
            </Link>
          ) : (
            <button key={tab.id} type="button" {...attributes} onClick={() => onSelect(tab.id)}>
              {name}
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </>
  )
}
