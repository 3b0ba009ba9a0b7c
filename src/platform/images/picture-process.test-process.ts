import { pino } from 'pino'
import { createPictureProcess } from './picture-process.ts'

// A server that makes the largest pictures endlessly; reports to the test which process makes them.
const [path = '', target = ''] = process.argv.slice(2)
const pictures = createPictureProcess({ log: pino({ level: 'silent' }) })
const make = (): Promise<number> =>
  pictures
    .run('resize', { path, target, width: 2048, height: 2048, format: 'avif', encoding: { quality: 54 } })
    .then(make)
const first = make()
process.send?.(pictures.pid())
await first
