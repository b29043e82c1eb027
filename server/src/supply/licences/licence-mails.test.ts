import { describe, expect, test } from 'vitest'
import { wordsOfLetter as wordsOf } from '../../../test/read-letters.ts'
import {
  licenceClassMail,
  licenceConfirmedMail,
  licenceEndsMail,
  licenceExpiredMail,
  licenceFailedMail,
  licenceRevokedMail,
} from './licence-mails.ts'
import type { HeldLicence } from './licence-store.ts'

const licence: HeldLicence = {
  ...{ id: 'licence-1', agent_id: 'agent-1', email: 'amara@example.com', first_name: 'Amara' },
  ...{ country_iso: 'CA', country: 'Canada', regulator: 'CICC', number: 'R512345' },
  ...{
    regulator_name: 'College of Immigration and Citizenship Consultants',
    register_url: null,
    regulator_url: null,
  },
  ...{ class_code: null, class_name: null, class_may: null, valid_until: '2027-06-30' },
  ...{ status: 'verified', reason: null, decided_at: null, revision: 1, reminded: null },
}
const HELD_BY_IT = ['Appeal', 'Hearing']
const NAMED = 'Canada (CICC, R512345)'
const LICENCES = '[See your licences] /p/agent/account/business#licences'
const HIDDEN =
  'Only licensed people may advise on Canada, so these services are hidden until a licence that covers them is confirmed: Appeal; Hearing. Open orders continue.'
const UNCOVERED =
  'This licence does not cover these services, so clients cannot see them: Appeal; Hearing. Open orders continue.'

describe('a licence is confirmed', () => {
  test('its holder reads until when it shows', () => {
    expect(wordsOf(licenceConfirmedMail(licence, []))).toEqual([
      'Your licence for Canada is confirmed',
      'Your licence is confirmed, Amara',
      `We found your licence for ${NAMED} in the register. Your profile and cards on Sojourn now show that you are licensed until 30 June 2027.`,
      LICENCES,
    ])
  })

  test('for less than they offer: they read which services clients cannot see', () => {
    expect(licenceConfirmedMail(licence, ['Appeal', 'Hearing']).paragraphs[1]).toBe(UNCOVERED)
  })
})

test('a class that is added later says what its holders may do, and which services that leaves out', () => {
  const classed = {
    ...licence,
    ...{ class_code: 'rcic', class_name: 'RCIC', class_may: 'Advise and represent, not before the board.' },
  }
  expect(wordsOf(licenceClassMail(classed, ['Appeal', 'Hearing']))).toEqual([
    'Your licence for Canada has a class now',
    'We added the class of your licence',
    `The register shows your licence for ${NAMED} as RCIC.`,
    UNCOVERED,
    'Holders of this class may do this:',
    '> Advise and represent, not before the board.',
    LICENCES,
  ])
  const other = { ...classed, class_code: 'rcic-irb' }
  expect(licenceClassMail(other, []).key).not.toBe(licenceClassMail(classed, []).key)
})

test('a licence that could not be confirmed: its holder reads why, and may send it again', () => {
  expect(wordsOf(licenceFailedMail(licence, 'The register has no such number.'))).toEqual([
    'We could not confirm your licence for Canada',
    'We could not confirm your licence',
    `We could not confirm your licence for ${NAMED}. You can change it and send it again. The reason our team gave:`,
    '> The register has no such number.',
    LICENCES,
  ])
})

describe('a confirmation is revoked', () => {
  const revoked = `We revoked the confirmation of your licence for ${NAMED}. You can change it and send it again. The reason our team gave:`

  test('who offers services by it reads first that they are hidden', () => {
    expect(wordsOf(licenceRevokedMail(licence, HELD_BY_IT, 'It was suspended.'))).toEqual([
      'Your licence for Canada is no longer confirmed',
      'Your licence is no longer confirmed',
      ...[HIDDEN, revoked, '> It was suspended.', LICENCES],
    ])
  })

  test('who offers none does not', () => {
    expect(licenceRevokedMail(licence, [], 'It was suspended.').paragraphs).toEqual([revoked])
  })
})

describe('a licence ends', () => {
  test('soon: its holder reads the day and what happens on the next', () => {
    expect(wordsOf(licenceEndsMail(licence, HELD_BY_IT, 30))).toEqual([
      'Your licence for Canada ends on 30 June 2027',
      'Your licence is about to end',
      `Your licence for ${NAMED} ends on 30 June 2027. When you have renewed it, send us its new end date, and we will confirm it again.`,
      'From the next day, these services are hidden until we confirm it: Appeal; Hearing.',
      LICENCES,
    ])
    expect(licenceEndsMail(licence, [], 30).paragraphs).toHaveLength(1)
  })

  test('today', () => {
    expect(wordsOf(licenceExpiredMail(licence, HELD_BY_IT))).toEqual([
      'Your licence for Canada has ended',
      'Your licence has ended',
      `Your licence for ${NAMED} ended on 30 June 2027, and we no longer show it. When you have renewed it, send us its new end date.`,
      HIDDEN,
      LICENCES,
    ])
    expect(licenceExpiredMail(licence, []).paragraphs).toHaveLength(1)
  })

  test('each reminder is told once for each revision of the licence', () => {
    const renewed = { ...licence, revision: 2 }
    const keys = [
      licenceEndsMail(licence, [], 60),
      licenceEndsMail(licence, [], 30),
      licenceEndsMail(renewed, [], 60),
    ]
    expect(new Set(keys.map(({ key }) => key)).size).toBe(3)
  })
})
