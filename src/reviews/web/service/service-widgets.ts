import { isStorageAllowed, onConsentChange } from '#src/shell/web/consent-state.ts'
import { loadForeignScript } from '#src/shell/web/foreign-script.ts'
import { widgetWaitMs } from '../../contract/limits.ts'

/*
 * The widgets of a reviews service. Its script is asked for when a page has a place for it and the visitor allows what it may
 * store. What it does, or fails to do, never reaches the page: it is waited for two seconds and then left alone.
 */

declare global {
  interface Window {
    /** Made by the service's script: fills every `[data-review-widget]` of the document. */
    reviewsWidget?: { init: () => unknown }
  }
}

/**
 * `waiting` nothing is known yet · `refused` the visitor has not allowed it · `ready` the widgets were made ·
 * `missing` the service did not come in time, or failed
 */
export type WidgetState = 'waiting' | 'refused' | 'ready' | 'missing'

let scriptUrl = ''
let state: WidgetState = 'waiting'
let running: Promise<void> | null = null
let isWantedAgain = false
let stopFollowing: (() => void) | null = null
const listeners = new Set<() => void>()

export const widgetState = (): WidgetState => state

/** Tells of changes of the state while there is a place for widgets; the first place brings the script. */
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

/** Makes the widgets anew; calls during a run become one more run after it. Nothing without a place for them. */
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
  // What the page is doing now is finished first: places that come with it are in the document then
  await Promise.resolve()
  if (!isStorageAllowed('functional')) return notify('refused')
  notify((await makeWidgets(scriptUrl)) ? 'ready' : 'missing')
}

function notify(next: WidgetState): void {
  if (state === next) return
  state = next
  listeners.forEach((listener) => listener())
}

/** False when the service is not there, fails, or takes longer than it may. Never rejects. */
export async function makeWidgets(script: string): Promise<boolean> {
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
    // A script that comes later is there for the next change
    if (isOver || !window.reviewsWidget) return false
    await window.reviewsWidget.init()
    return true
  }
  const inTime = await Promise.race([made().catch(() => false), late])
  clearTimeout(timer)
  return inTime
}
