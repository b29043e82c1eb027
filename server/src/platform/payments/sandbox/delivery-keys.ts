import { deriveKey } from '../../secrets/derive-key.ts'

/** Known to both houses, since one process is both: the one it signs with, and the one before, as while keys change. */
export const deliveryKeys = (settings: { secret: string }): [newest: Buffer, older: Buffer] => [
  deriveKey(settings, 'sandbox deliveries 2'),
  deriveKey(settings, 'sandbox deliveries 1'),
]
