import { fileURLToPath } from 'node:url'

/** The checkout's directory, without a slash at its end. */
export const projectDirectory = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export const migrationsDirectory = `${projectDirectory}/database/migrations`
