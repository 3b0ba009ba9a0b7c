import { pino } from 'pino'
import { openDatabase } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { createCacheEvents, emitCacheEvent } from './cache-events.ts'

// The second process of the test in this folder: sends its parent what it hears, and answers the first event with another
// one.
const url = process.argv[2] ?? ''
const log = pino({ level: 'silent' })
const handle = openDatabase({ url, maxConnections: 2, applicationName: 'second', log })

let answered = false
const events = createCacheEvents({
  db: handle.db,
  url,
  log,
  onInvalidate: (tags) => {
    if (answered) return
    answered = true
    process.send?.(tags)
    void inTransaction(handle.db, (tx) => emitCacheEvent(tx, ['from the child']))
  },
})
await events.start()
process.send?.('ready')
process.on('disconnect', () => {
  void events.stop().then(() => handle.close())
})
