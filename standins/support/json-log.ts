export type LogLine = { event: string } & Record<string, unknown>
export type Log = (line: LogLine) => void

/** One JSON object per line on standard output, with the time and the stand-in's name in front. */
export function jsonLog(name: string): Log {
  return (line) => {
    process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), standin: name, ...line })}\n`)
  }
}

export const silentLog: Log = () => {}
