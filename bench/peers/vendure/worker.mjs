import { makeConfig, requirePeer } from './config.mjs'

const worker = await requirePeer('@vendure/core').bootstrapWorker(makeConfig())
await worker.startJobQueue()
await worker.startHealthCheckServer({ port: Number(process.env.PORT), hostname: '127.0.0.1' })
