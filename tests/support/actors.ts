import type { ShopActor } from '../../src/common/actor.ts'

/** Somebody at the operators' command line. */
export const operatorNamed = (name: string): ShopActor => ({ kind: 'system', by: 'operator', name })
export const tester = operatorNamed('tester')
