import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { ErrorReporter } from './error-reports.ts'
import { loadQuietly } from './load-quietly.ts'

/** Reports uncaught faults in our own code from now on. */
export function watchErrors(sendReport: ErrorReporter): void {
  window.addEventListener('error', ({ error, message, filename }) => {
    const fault: unknown = error ?? message
    if (isOurs(fault) && (filename === '' || filename.startsWith(window.location.origin))) sendReport('script', fault)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason)) sendReport('promise', reason)
  })
}

/** The reporting code is loaded with the first fault: most visits have none. */
export function lazyErrorReports(shownPage: () => PageModel): ErrorReporter {
  let reports: Promise<ErrorReporter | undefined> | undefined
  return (source, error) => {
    reports ??= loadQuietly(() => import('./error-reports.ts')).then((code) => code?.createErrorReports(shownPage))
    void reports.then((sendReport) => sendReport?.(source, error))
  }
}

/** Extensions of the visitor's browser run in our pages too, and fail there. */
function isOurs(error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return !/[\w-]:\/\//.test(stack) || stack.includes(`${window.location.origin}/`)
}
