/**
 * Node's flags for a server. Young objects get 8 MB instead of what Node derives from the machine's memory, up to 64 MB,
 * which a process never gives back: this saves 100 MB per process at the same speed. Stack traces name lines of
 * `dist/node`, whose code is unminified and names the source file of each part: reading source maps takes 45 MB as soon as
 * a stack is used.
 */
export const serverFlags = ['--max-semi-space-size=8'] as const
