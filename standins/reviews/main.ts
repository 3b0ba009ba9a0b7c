import { jsonLog } from '../support/json-log.ts'
import { runUntilSignal } from '../support/run.ts'
import { startReviews } from './server.ts'
import { settingsFromEnvironment } from './settings.ts'

const log = jsonLog('reviews')

await runUntilSignal(log, async () => startReviews({ ...settingsFromEnvironment(process.env), log }))
