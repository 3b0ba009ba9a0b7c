import { pino } from 'pino'
import { openDatabase } from '../../../src/platform/database/database.ts'
import { publicUrl } from '../../hostile/support/hostile-shop.ts'
import { createOperator, type Operator, operatorConfig } from '../../support/operator.ts'
import type { DeliveryShop } from './delivery-shop.ts'

/** Somebody at the command line of a shop that runs, with connections of their own, as the command line has. */
export function startOperator({ database, clock }: DeliveryShop): Operator & { close: () => Promise<void> } {
  const { db, close } = openDatabase({
    url: database.url,
    maxConnections: 2,
    applicationName: 'konvehti-ops',
    log: pino({ level: 'silent' }),
  })
  return { ...createOperator({ db, clock, config: { ...operatorConfig, publicUrl } }), close }
}
