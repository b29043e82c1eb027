import type { Role } from '@sojourn/contract/people/auth'

interface RoleParts {
  is_staff: boolean
  is_verified: boolean
  mode: string
}

/** The role a person is in right now. */
export function roleOf({ is_staff, is_verified, mode }: RoleParts): Role {
  if (is_staff) return 'staff'
  if (mode === 'subscriber') return 'subscriber'
  return is_verified ? 'consultant' : 'unverified_consultant'
}
