import { type EmbeddedOptions, startEmbeddedDatabase } from './embedded-database.ts'

// The other process of the test beside: starts the database, says so, and stops it when its parent lets go.
const options = JSON.parse(process.argv[2] ?? '') as EmbeddedOptions // written by the test
const database = await startEmbeddedDatabase(options)
process.send?.(database.adopted)
process.on('disconnect', () => void database.stop())
