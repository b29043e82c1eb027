import { isIPv4 } from 'node:net'

/** Returns true if nobody else can reach this host. An IPv6 address may stand in brackets, as in an address. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))
