import { isStorageAllowed, onConsentChange } from '#src/shell/web/consent-state.ts'
import { loadForeignScript } from '#src/shell/web/foreign-script.ts'
import { widgetWaitMs } from '../../contract/limits.ts'

/*
 * Widgets of a reviews service. Its script is loaded when a page has a place for them and the visitor has consented. The page
 * waits two seconds for it; after that, its failures or delays have no effect on the page.
 */

declare global {
  interface Window {
    /** Defined by the service's script: fills every `[data-review-widget]` of the document. */
    reviewsWidget?: { init: () => unknown }
  }
}

/**
 * `waiting`: not known yet · `refused`: the visitor has not consented · `ready`: the widgets were created · `missing`: the
 * service failed or did not answer in time
 */
export type WidgetState = 'waiting' | 'refused' | 'ready' | 'missing'

let scriptUrl = ''
let state: WidgetState = 'waiting'
let running: Promise<void> | null = null
let isWantedAgain = false
let stopFollowing: (() => void) | null = null
const listeners = new Set<() => void>()

export const widgetState = (): WidgetState => state

/** Notifies of state changes while a place for widgets is mounted; the first place loads the script. */
export function followWidgets(script: string, listener: () => void): () => void {
  scriptUrl = script
  listeners.add(listener)
  stopFollowing ??= onConsentChange(refreshWidgets)
  refreshWidgets()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopFollowing?.()
    stopFollowing = null
  }
}

/**
 * Creates the widgets again; calls during a run lead to one more run after it. Does nothing while no place for them is mounted.
 */
export function refreshWidgets(): void {
  if (listeners.size === 0) return
  if (running) {
    isWantedAgain = true
    return
  }
  running = run().finally(() => {
    running = null
    if (!isWantedAgain) return
    isWantedAgain = false
    refreshWidgets()
  })
}

async function run(): Promise<void> {
  // Waits until the page has finished its present work, so that new places are in the document.
  await Promise.resolve()
  if (!isStorageAllowed('functional')) return notify('refused')
  notify((await makeWidgets(scriptUrl)) ? 'ready' : 'missing')
}

function notify(next: WidgetState): void {
  if (state === next) return
  state = next
  listeners.forEach((listener) => listener())
}

/** Returns false if the service is missing, fails or takes too long. Never rejects. */
async function makeWidgets(script: string): Promise<boolean> {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      isOver = true
      resolve(false)
    }, widgetWaitMs)
  })
  const made = async (): Promise<boolean> => {
    if (!window.reviewsWidget) await loadForeignScript(script)
    // A script that arrives later is used at the next change.
    if (isOver || !window.reviewsWidget) return false
    await window.reviewsWidget.init()
    return true
  }
  const inTime = await Promise.race([made().catch(() => false), late])
  clearTimeout(timer)
  return inTime
}
