import { randomUUID } from 'node:crypto'
import { decisionToken } from '../../../src/talk/reports/decision-token.ts'
import { makePerson } from '../../people.ts'
import { makeReport } from '../../reports.ts'
import type { TestApp } from '../../start-app.ts'

type Owner = { id: string } | null

const ids = () => ({ id: randomUUID() })
const idOf = async (made: Promise<{ id: string }>) => ({ id: (await made).id })

export const reportThings = {
  report: { make: (server: TestApp) => idOf(makeReport(server)), missing: ids },
  /** Its owner is the member of staff who has it. */
  'claimed report': {
    make: async (server: TestApp, owner: Owner) => {
      const claimedBy = owner ?? (await makePerson(server, { staff: true }))
      return idOf(makeReport(server, { claimedBy, state: 'claimed' }))
    },
    missing: ids,
  },
  'objection to a report': {
    make: (server: TestApp) => idOf(makeReport(server, { state: 'appealed' })),
    missing: ids,
  },
  'report of a fact': {
    make: ({ context }: TestApp) =>
      context.db
        .insertInto('fact_report')
        .values({
          ...{ origin: 'ca/study-permit', visa_id: 'ca/study-permit', fact: 'fees' },
          ...{ message: 'The fee rose in April.', created_at: context.clock.now() },
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    missing: ids,
  },
  'link to a decision': {
    make: async (server: TestApp) => {
      const { id } = await makeReport(server, { state: 'decided' })
      return { token: decisionToken(server.context.settings, id, 'reporter') }
    },
    missing: () => ({ token: `${randomUUID()}.reporter.invented` }),
  },
}
