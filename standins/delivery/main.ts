import { jsonLog } from '../support/json-log.ts'
import { runUntilSignal } from '../support/run.ts'
import { startDelivery } from './server.ts'
import { settingsFromEnvironment } from './settings.ts'

const log = jsonLog('delivery')

await runUntilSignal(log, async () => startDelivery({ ...settingsFromEnvironment(process.env), log }))
