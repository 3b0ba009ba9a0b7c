const enoughMicroseconds = 500_000
const mostPairs = 60
/** Noise seldom hits a measurement, and not all of them; the square hits each. */
const mostMeasurements = 3

/**
 * How many times the processor time of a piece of work grows when its size grows four times: about 4 where the time is
 * proportional to the size, about 16 where it grows with the square. It is the ratio of the quicker of several runs, taken in
 * turns and counted by this process's own processor time, so that it says the same on a slow or a busy machine. What looks like
 * more than proportional is measured again, and the least counts.
 */
export function growthOf(run: (size: number) => void, size: number): number {
  // The first run compiles the code.
  run(size)
  let least = measuredGrowth(run, size)
  for (let measured = 1; measured < mostMeasurements && least >= proportional; measured++)
    least = Math.min(least, measuredGrowth(run, size))
  return least
}

function measuredGrowth(run: (size: number) => void, size: number): number {
  const took = (of: number): number => {
    const before = process.cpuUsage()
    run(of)
    // Only their sum is exact: how it divides is sampled.
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const pairs: { few: number; many: number }[] = []
  // What takes a millisecond or two is mostly the collector's work: it is run until some runs are without it.
  for (let spent = 0; pairs.length < 5 || (spent < enoughMicroseconds && pairs.length < mostPairs);) {
    const pair = { few: took(size), many: took(4 * size) }
    spent += pair.few + pair.many
    pairs.push(pair)
  }
  // The lower quarter: a single run may be counted too low, where another thread's time is booked later.
  const quick = (key: 'few' | 'many'): number =>
    pairs.map((pair) => pair[key]).toSorted((one, other) => one - other)[Math.floor(pairs.length / 4)] ?? 0
  return quick('many') / Math.max(quick('few'), 1)
}

/** Above what noise makes of proportional work, and below what work that grows with the square comes to. */
export const proportional = 9
