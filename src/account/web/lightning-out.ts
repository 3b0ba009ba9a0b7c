import { loadForeignScript } from '#src/shell/web/foreign-script.ts'
import { widgetWaitMs } from '../contract/limits.ts'

/** Object of the profile service's script, as Lightning Out defines it. */
interface Lightning {
  use: (application: string, onReady: () => void, endpoint?: string) => void
  createComponent: (
    name: string,
    attributes: Readonly<Record<string, string>>,
    place: Element,
    onMade: (component: unknown, status: 'SUCCESS' | 'INCOMPLETE' | 'ERROR', message: string) => void,
  ) => void
}
declare global {
  interface Window {
    $Lightning?: Lightning
  }
}

const application = 'c:memberProfileApp'
const component = 'c:memberProfile'

/** Messages from the specification, shown in English; visitors get a text in their own language as well. */
export const widgetFaults = {
  load: 'Could not load MyFazerwidget.',
  script: 'Lightningscript is not loaded.',
  component: (message: string): string => `Could not create the component: ${message}`,
}

/** Fills `place` with the member profile. Rejects with a fault's message, also after a timeout. */
export async function mountProfile(place: Element, scriptUrl: string, userIdEncrypted: string): Promise<void> {
  if (scriptUrl === '') throw new Error(widgetFaults.load)
  await inTime(
    loadForeignScript(scriptUrl).catch(() => {
      throw new Error(widgetFaults.load)
    }),
  )
  const lightning = window.$Lightning
  if (!lightning) throw new Error(widgetFaults.script)
  await inTime(
    new Promise<void>((resolve, reject) => {
      const make = (): void =>
        lightning.createComponent(component, { userIdEncrypted }, place, (_made, status, message) =>
          status === 'SUCCESS' ? resolve() : reject(new Error(widgetFaults.component(message || status))),
        )
      lightning.use(application, make, new URL(scriptUrl, window.location.href).origin)
    }),
  )
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(widgetFaults.load)), widgetWaitMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
