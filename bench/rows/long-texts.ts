import { pieces, readers } from '../../tests/hostile/support/long-texts.ts'
import { figure, milliseconds, type Row } from '../bench.ts'

/** What a call may keep the web process from answering anybody else. */
const longest = 300

export const longTexts: Row = {
  name: 'long-texts',
  title: 'Processor time for the largest hostile text that is allowed, by the slowest of each reader’s texts',

  run: (bench) => {
    const runs = bench.quick ? 1 : 3
    const figures = readers.map(([name, read, largest]) => {
      const times = pieces.map((piece) => ({ piece, ms: timeOf(read, piece, largest, runs) }))
      const slowest = times.reduce((one, other) => (other.ms > one.ms ? other : one))
      const note = `${largest.toLocaleString('en')} characters; ${pieces.length} texts, the slowest of ${JSON.stringify(slowest.piece)}`
      return figure({ name, value: slowest.ms, show: milliseconds, atMost: longest, note })
    })
    return Promise.resolve(figures)
  },
}

/** Milliseconds of processor time, of the quickest run. Each text is another one, because some readers keep what they have read. */
function timeOf(read: (text: string) => unknown, piece: string, largest: number, runs: number): number {
  const times = Array.from({ length: runs }, (_, run) => {
    const text = `${run} ${piece.repeat(Math.floor((largest - 10) / piece.length))}`
    // A text that was put together is put in one place when it is first looked into.
    text.includes('\u0001')
    const before = process.cpuUsage()
    read(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}
