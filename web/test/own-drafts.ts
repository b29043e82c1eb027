import { beforeEach } from 'vitest'
import { showPerson } from '../app/api/shown-person.ts'

/** A draft is kept half a second after it was typed, when the next test may have begun: each test has a person of its own. */
export const ownDrafts = () => beforeEach(({ task }) => showPerson(task.id))
