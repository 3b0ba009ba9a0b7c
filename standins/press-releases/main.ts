import { jsonLog } from '../support/json-log.ts'
import { runUntilSignal } from '../support/run.ts'
import { startPressReleases } from './server.ts'
import { settingsFromEnvironment } from './settings.ts'

const log = jsonLog('press-releases')

await runUntilSignal(log, async () => startPressReleases({ ...settingsFromEnvironment(process.env), log }))
