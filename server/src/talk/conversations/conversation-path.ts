import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'

const pathsOfSide = { ...pathsOf, staff: staffPaths }

/** Where each side of a conversation reads it. */
export const conversationPath = (side: keyof typeof pathsOfSide, order: string) =>
  pathsOfSide[side].conversation(order)
