import { jsonLog } from '../support/json-log.ts'
import { runUntilSignal } from '../support/run.ts'
import { startPaymentProvider } from './server.ts'
import { settingsFromEnvironment } from './settings.ts'

const log = jsonLog('payment-provider')

await runUntilSignal(log, async () => startPaymentProvider({ ...settingsFromEnvironment(process.env), log }))
