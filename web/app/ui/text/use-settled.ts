import { useEffect, useState } from 'react'
import { soon } from '../../fast-pages/pending.ts'

/** The value as it was when it last stood still for so long: what somebody typed, not each letter of it. */
export function useSettled<T>(value: T, milliseconds: number) {
  const [settled, settle] = useState(value)
  useEffect(() => {
    if (value !== settled) return soon(() => settle(value), milliseconds)
  }, [value, settled, milliseconds])
  return settled
}
