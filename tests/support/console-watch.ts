/** What was written to the console as a warning or an error since the last call, and forgets it. */
export function drainConsoleFaults(): string[] {
  return faults.splice(0)
}

const faults: string[] = []

export function watchConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    const original = console[method].bind(console)
    console[method] = (...args: unknown[]) => {
      faults.push(args.map(String).join(' '))
      original(...args)
    }
  }
}
