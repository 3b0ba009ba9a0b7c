import { shopTimeZone } from '#src/common/locale.ts'
import { browserClock } from '../clock.ts'
import { observeEvents } from './track.ts'
import './debug-overlay.css'

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone, timeStyle: 'medium' })

/** Shows every event and its delivery status, for people who build and test the shop. In English, as the code is. */
export function showDebugOverlay(): void {
  if (document.querySelector('.shell-analytics-debug')) return
  const overlay = document.createElement('details')
  overlay.className = 'shell-analytics-debug'
  overlay.open = true
  overlay.lang = 'en'
  const summary = document.createElement('summary')
  const list = document.createElement('ol')
  list.tabIndex = 0
  list.setAttribute('aria-label', 'Analytics events')
  overlay.append(summary, list)
  let count = 0
  const showCount = () => (summary.textContent = `Analytics (${count})`)
  showCount()
  observeEvents((event, fate) => {
    count += 1
    showCount()
    const entry = document.createElement('li')
    const title = document.createElement('b')
    title.textContent = event.event
    const told = document.createElement('small')
    told.textContent = ` ${fate} ${clock.format(browserClock.now())}`
    const body = document.createElement('pre')
    body.textContent = JSON.stringify({ ...event, event: undefined }, null, 1)
    entry.append(title, told, body)
    entry.dataset['fate'] = fate
    list.prepend(entry)
  })
  document.body.append(overlay)
}
