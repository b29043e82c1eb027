import { writeFile } from 'node:fs/promises'
import { machines } from '../domains.ts'
import { describeStates, STATES_FILE } from '../platform/states/describe-states.ts'

await writeFile(STATES_FILE, describeStates(machines))
