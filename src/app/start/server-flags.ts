/**
 * Node's flags for a server. Young objects get 8 MB instead of what Node derives from the machine's memory, up to 64 MB, which
 * a process never gives back: 100 MB less for each at the same speed. Stacks name lines of `dist/node`, whose code is as it was
 * written and says of each part which file it is: to read source maps takes 45 MB as soon as anything asks where it was called.
 */
export const serverFlags = ['--max-semi-space-size=8'] as const
