import react from '@vitejs/plugin-react'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const web = [
  'src/*/{web,blocks}/**/*.test.{ts,tsx}',
  'src/kit/**/*.test.{ts,tsx}',
  'src/app/browser/**/*.test.{ts,tsx}',
]

/** Of the back office: its libraries are so many modules that linking them anew for each file takes minutes. */
const office = ['src/office/web/**/*.test.{ts,tsx}']

/** Alone on the machine, when all others are done: one after the other. */
const quiet = ['tests/faults/quiet.test.ts']
const soak = ['tests/faults/soak.test.ts']

/**
 * These limits end what hangs, and say nothing of speed: each is at least five times what the longest test under it takes when
 * the machine does nothing else. A test that takes longer has a limit of its own, with the reason.
 */
const limits = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }

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
          exclude: [...web, ...quiet, ...soak],
          globalSetup: './tests/support/global-setup.ts',
          ...limits,
        },
      },
      {
        test: {
          name: 'quiet',
          environment: 'node',
          include: quiet,
          sequence: { groupOrder: 1 },
          ...limits,
        },
      },
      {
        test: {
          name: 'soak',
          environment: 'node',
          include: soak,
          sequence: { groupOrder: 2 },
          ...limits,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          // A world of its own for each file, as modules in a browser keep what they know of the visit; quicker than processes.
          pool: 'vmForks',
          environment: 'happy-dom',
          ...limits,
          include: web,
          exclude: office,
          setupFiles: './tests/support/web-setup.ts',
        },
      },
      {
        plugins: [react()],
        // Node loads ra-core, and for it the router by this name: without it a page and ra-core have a router each.
        resolve: { conditions: ['module-sync', ...defaultServerConditions] },
        test: {
          name: 'office',
          pool: 'forks',
          environment: 'happy-dom',
          ...limits,
          include: office,
          setupFiles: './tests/support/web-setup.ts',
        },
      },
    ],
  },
})
