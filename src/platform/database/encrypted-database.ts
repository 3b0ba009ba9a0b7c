import { settings } from '../config-schema.ts'
import { connectionOptions } from './connection-options.ts'

/** Whether a host name or address belongs to this machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/**
 * Faults of the database URL for migrations of the shop at this address; the migrating process may know nothing else of the
 * shop. Without an address the shop counts as one that strangers can reach.
 */
export function migrationDatabaseFaults(given: {
  publicUrl: string | undefined
  migrationDatabaseUrl: string
}): string[] {
  const { publicUrl = '', migrationDatabaseUrl } = given
  if (URL.canParse(publicUrl) && isLoopback(new URL(publicUrl).hostname)) return []
  return openDatabase(settings.migrationDatabaseUrl.env, migrationDatabaseUrl)
}

/** Faults of a connection that would leave this machine unencrypted. */
export function openDatabase(name: string, url: string): string[] {
  try {
    const { host, socket, tls } = connectionOptions(url)
    if (socket !== null || tls !== false || isLoopback(host)) return []
    return [`${name} must have sslmode=require or verify-full: ${host} is not this machine`]
  } catch (error) {
    return [`${name} cannot be used: ${error instanceof Error ? error.message : String(error)}`]
  }
}
