export type Report = (line: string) => void

/** Reports when a long step begins, and how long it took. */
export async function step<T>(report: Report, what: string, work: () => Promise<T>): Promise<T> {
  report(`… ${what}`)
  const began = performance.now()
  try {
    const result = await work()
    report(`✓ ${what} (${seconds(began)})`)
    return result
  } catch (error) {
    report(`✗ ${what} (${seconds(began)})`)
    throw error
  }
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
