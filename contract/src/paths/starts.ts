/** The three signed-in parts of the site, by the second word of their paths. */
export type Room = 'client' | 'agent' | 'staff'

/** Where each part begins. */
export const STARTS = {
  client: '/p/client/goals',
  agent: '/p/agent/services',
  staff: '/p/staff',
} as const satisfies Record<Room, string>

/** `/p/agent/services` lies in the agent's room. */
export const roomAt = (pathname: string) => pathname.split('/')[2] as Room | undefined
