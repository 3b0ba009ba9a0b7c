import { jsonLog } from '../support/json-log.ts'
import { runUntilSignal } from '../support/run.ts'
import { startMailbox } from './server.ts'
import { settingsFromEnvironment } from './settings.ts'

const log = jsonLog('mailbox')

await runUntilSignal(log, async () => startMailbox({ ...settingsFromEnvironment(process.env), log }))
