import { makeConfig, requirePeer } from './config.mjs'

await requirePeer('@vendure/core').bootstrap(makeConfig())
