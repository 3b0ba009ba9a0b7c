import { Gauge, type Registry } from 'prom-client'

export interface ProcessState {
  version: string
  roles: readonly string[]
  accepting: () => boolean
  connections: () => { total: number; idle: number; waiting: number }
  htmlCache: () => { entries: number; bytes: number }
  picturesWaiting: () => number
  isOnReplica: () => boolean
}

/** The state of one process at the moment it is asked. */
export function registerProcessGauges(registry: Registry, state: ProcessState): void {
  const registers = [registry]
  new Gauge({
    name: 'shop_build_info',
    help: 'Version and roles of the process; always 1',
    labelNames: ['version', 'roles'],
    registers,
  }).set({ version: state.version, roles: state.roles.join(',') }, 1)
  new Gauge({
    name: 'shop_draining',
    help: '1 while the process ends: it takes no new work',
    registers,
    collect() {
      this.set(state.accepting() ? 0 : 1)
    },
  })
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of the process’s own pool, by state (open, idle), and callers that wait for one (waiting)',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = state.connections()
      this.set({ state: 'open' }, total)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'shop_reads_on_replica',
    help: '1 while lists in memory, sitemaps, feeds and exports are read from the replica; 0 without one',
    registers,
    collect() {
      this.set(state.isOnReplica() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'shop_html_cache_entries',
    help: 'Documents in the cache of the process',
    registers,
    collect() {
      this.set(state.htmlCache().entries)
    },
  })
  new Gauge({
    name: 'shop_html_cache_bytes',
    help: 'What they take',
    registers,
    collect() {
      this.set(state.htmlCache().bytes)
    },
  })
  new Gauge({
    name: 'shop_pictures_waiting',
    help: 'Pictures that wait to be resized',
    registers,
    collect() {
      this.set(state.picturesWaiting())
    },
  })
}
