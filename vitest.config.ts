import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const web = [
  'src/*/{web,blocks}/**/*.test.{ts,tsx}',
  'src/kit/**/*.test.{ts,tsx}',
  'src/app/browser/**/*.test.{ts,tsx}',
]

/** Alone on the machine, when all others are done. */
const quiet = ['tests/faults/quiet.test.ts']

export default defineConfig({
  test: {
    // Two cores, and tests that wait for processes to start.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'server',
          // Each worker loads the server's modules once. They keep no state of their own: what a test needs it makes.
          isolate: false,
          environment: 'node',
          include: ['{src,standins,demo,scripts,tests}/**/*.test.ts'],
          exclude: [...web, ...quiet],
          globalSetup: './tests/support/global-setup.ts',
          testTimeout: 30_000,
          // The machine may be busy: what is awaited comes, but not always within the usual second.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'quiet',
          environment: 'node',
          include: quiet,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          // A world of its own for each file, as modules in a browser keep what they know of the visit; quicker than processes.
          pool: 'vmForks',
          environment: 'happy-dom',
          // The machine may be busy, and there is no second try.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          include: web,
          setupFiles: './tests/support/web-setup.ts',
        },
      },
    ],
  },
})
