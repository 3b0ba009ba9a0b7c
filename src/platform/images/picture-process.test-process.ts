import { pino } from 'pino'
import { createPictureProcess } from './picture-process.ts'

// A server that makes the largest pictures without end; tells the test which process does it.
const [path = '', target = ''] = process.argv.slice(2)
const pictures = createPictureProcess({ log: pino({ level: 'silent' }) })
const make = (): Promise<number> =>
  pictures
    .run('resize', { path, target, width: 2048, height: 2048, format: 'avif', encoding: { quality: 54 } })
    .then(make)
const first = make()
process.send?.(pictures.pid())
await first
