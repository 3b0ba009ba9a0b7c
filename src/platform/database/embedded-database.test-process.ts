import { type EmbeddedOptions, startEmbeddedDatabase } from './embedded-database.ts'

// The other process of the test in this folder: starts the database, reports it, and stops it when its parent disconnects.
const options = JSON.parse(process.argv[2] ?? '') as EmbeddedOptions // written by the test
const database = await startEmbeddedDatabase(options)
process.send?.(database.adopted)
process.on('disconnect', () => void database.stop())
