import { inLongSet } from '../server/test/test-set.ts'
import { DESK, PHONE } from './browser.ts'

const GATE = { phone: [PHONE], desk: [DESK], both: [PHONE, DESK] }
const LONG = { phone: [DESK], desk: [PHONE], both: [PHONE, DESK] }

/** The widths a journey is walked at: the one its people mostly have in the gate, the other one in the long set. */
export const widths = (usual: keyof typeof GATE) => (inLongSet ? LONG : GATE)[usual]
