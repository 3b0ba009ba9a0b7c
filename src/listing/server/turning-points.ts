/** When products change by the clock alone; finds the next one without looking at all of them. */
export interface TurningPoints {
  /** Null: not by itself. A later call for the same code takes the place of the earlier. */
  set(code: string, at: Date | null): void
  remove(code: string): void
  /** The first moment; null when there is none. */
  next(): Date | null
  /** Codes whose moment has come. They are no longer waited for. */
  takeDue(now: Date): string[]
}

interface Point {
  at: number
  code: string
}

/** A heap that forgets late: a point that was replaced or removed is passed over when it comes to the top. */
export function createTurningPoints(): TurningPoints {
  const heap: Point[] = []
  const current = new Map<string, Point>()

  function push(point: Point): void {
    let at = heap.length
    heap.push(point)
    while (at > 0) {
      const parent = (at - 1) >>> 1
      const above = heap[parent]
      if (above === undefined || above.at <= point.at) break
      heap[at] = above
      at = parent
    }
    heap[at] = point
  }

  function pop(): void {
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      const child = (heap[left + 1]?.at ?? Infinity) < (heap[left]?.at ?? Infinity) ? left + 1 : left
      const below = heap[child]
      if (below === undefined || below.at >= last.at) break
      heap[at] = below
      at = child
    }
    heap[at] = last
  }

  /** The top, without those that no longer count. */
  function top(): Point | null {
    for (let point = heap[0]; point !== undefined; point = heap[0]) {
      if (current.get(point.code) === point) return point
      pop()
    }
    return null
  }

  return {
    set(code, at) {
      if (at === null) return void current.delete(code)
      if (current.get(code)?.at === +at) return
      const point = { at: +at, code }
      current.set(code, point)
      push(point)
    },
    remove: (code) => void current.delete(code),
    next() {
      const point = top()
      return point === null ? null : new Date(point.at)
    },
    takeDue(now) {
      const due: string[] = []
      for (let point = top(); point !== null && point.at <= +now; point = top()) {
        due.push(point.code)
        current.delete(point.code)
      }
      return due
    },
  }
}
