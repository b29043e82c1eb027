import { networkOf } from '../limits/network.ts'

/** Coarser than a limit's caller: a phone changes its address within a network while it does the sum. */
export function prefixOf(address: string) {
  const network = networkOf(address)
  return network.replace(/\.\d+$/, '.0/24')
}
