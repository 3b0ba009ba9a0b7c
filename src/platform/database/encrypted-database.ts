import { settings } from '../config-schema.ts'
import { connectionOptions } from './connection-options.ts'

/** Whether a name or an address is of this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/**
 * Of what migrates the shop at this address, which may know no more of it. Without an address the shop is taken for one that strangers
 * can reach.
 */
export function migrationDatabaseFaults(given: {
  publicUrl: string | undefined
  migrationDatabaseUrl: string
}): string[] {
  const { publicUrl = '', migrationDatabaseUrl } = given
  if (URL.canParse(publicUrl) && isLoopback(new URL(publicUrl).hostname)) return []
  return openDatabase(settings.migrationDatabaseUrl.env, migrationDatabaseUrl)
}

/** What is sent to another machine is sent encrypted. */
export function openDatabase(name: string, url: string): string[] {
  try {
    const { host, socket, tls } = connectionOptions(url)
    if (socket !== null || tls !== false || isLoopback(host)) return []
    return [`${name} must have sslmode=require or verify-full: ${host} is not this machine`]
  } catch (error) {
    return [`${name} cannot be used: ${error instanceof Error ? error.message : String(error)}`]
  }
}
