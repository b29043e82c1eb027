import { useEffect, useState } from 'react'

/** The value as it was when it last stood still for so long: what somebody typed, not each letter of it. */
export function useSettled<T>(value: T, milliseconds: number) {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
