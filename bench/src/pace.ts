import type { Figures } from './load.ts'

/** So often a second the floor's page went out on the machine the goals were set on. */
const FLOOR_THEN = 19_913

/** How fast this machine is beside that one, by the same page; on most it is slower. */
export const paceOf = ({ homeFloor }: { homeFloor: Figures }) => homeFloor.requestsPerSecond / FLOOR_THEN
