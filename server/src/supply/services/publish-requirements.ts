import { type Plan, plans } from '@sojourn/contract/amounts/plans'
import type { FieldError } from '@sojourn/contract/calls/errors'
import { issueWords } from '@sojourn/contract/calls/issue-words'
import { ServiceChange, WholeService } from '@sojourn/contract/supply/services'
import type { z } from 'zod'
import { gateBefore, heldNames, type LicenceGate, opening } from '../licences/licence-gate.ts'
import type { ServiceFields } from './service-fields.ts'

export interface Publisher {
  plan: Plan
  /** Null means as many as one likes. */
  planLimit: number | null
  isVerified: boolean
  /** Clients know their face, or found them before a photo was asked for. */
  isSeen: boolean
  /** Null means that they have not said whether they trade as a business. */
  declaredTrader: boolean | null
  hasBusiness: boolean
  active: number
  licences: LicenceGate
}

/** The fields come first, then what the agent has to do. */
export function missingOf(
  fields: ServiceFields,
  { country_name, withheld_at }: { country_name: string; withheld_at: Date | null },
  publisher: Publisher,
): FieldError[] {
  return [
    ...(withheld_at ? [WITHHELD] : []),
    ...incompleteFields(fields),
    ...gatesBefore(fields, country_name, publisher),
    ...traderUnsaid(publisher),
    ...photoFirst(publisher),
    ...planFull(publisher),
  ]
}

const WITHHELD: FieldError = {
  field: 'withheld',
  message: 'Our team has taken this service down. Our mail says why, and how to object.',
}

/** The form shows a unit beside the empty time, so whoever enters the time has both. */
export const incompleteFields = (fields: ServiceFields) =>
  problemsOf(WholeService, fields).filter(
    ({ field }) => field !== 'delivery_unit' || fields.delivery_time !== null,
  )

/** Fields that are right by themselves can be wrong together, and then cannot stand even in a draft. */
export const wrongTogether = (fields: ServiceFields) => problemsOf(ServiceChange, fields)

export function gatesBefore(
  aim: { country: string; visa: string },
  countryName: string,
  publisher: Publisher,
): FieldError[] {
  const found: FieldError[] = []
  if (!publisher.isVerified)
    found.push({
      field: 'verification',
      message: 'Verify your identity: clients can only find and hire verified agents.',
    })
  const stands = gateBefore(publisher.licences, aim)
  if (stands === 'missing')
    found.push({
      field: 'licence',
      message: `Add your licence for ${countryName}: only licensed people may advise there.`,
    })
  if (stands === 'closed') {
    const held = heldNames(publisher.licences, aim.country).join(', ')
    const others = opening(publisher.licences, aim).join('; ')
    found.push({
      field: 'licence',
      message: `Your licence for ${countryName} does not cover this visa. You have: ${held}. These cover it: ${others}.`,
    })
  }
  return found
}

/** Offering one client work needs all a service needs, but a place in the plan. */
export const gatesToOffer = (
  aim: { country: string; visa: string },
  countryName: string,
  publisher: Publisher,
): FieldError[] => [
  ...gatesBefore(aim, countryName, publisher),
  ...traderUnsaid(publisher),
  ...photoFirst(publisher),
]

/** The law lets clients know before they hire whether they hire a business, and which. */
function traderUnsaid({ declaredTrader, hasBusiness }: Publisher): FieldError[] {
  if (declaredTrader === null)
    return [
      {
        field: 'trader',
        message: 'Say whether you trade as a business: the rights of clients depend on it.',
      },
    ]
  if (declaredTrader && !hasBusiness)
    return [{ field: 'trader', message: 'Enter your business: clients must know which business they hire.' }]
  return []
}

const photoFirst = ({ isSeen }: Publisher): FieldError[] =>
  isSeen
    ? []
    : [{ field: 'picture', message: 'Add a photo of yourself: clients hire people whose face they know.' }]

function planFull({ plan, planLimit: most, active }: Publisher): FieldError[] {
  if (most === null || active < most) return []
  const { name } = plans[plan]
  return [
    {
      field: 'plan',
      message:
        most === 1
          ? `Your ${name} plan holds 1 active service. Archive one, or choose a larger plan.`
          : `Your ${name} plan holds ${most} active services. Archive one, or choose a larger plan.`,
    },
  ]
}

function problemsOf(schema: z.ZodType, fields: ServiceFields): FieldError[] {
  const { error } = schema.safeParse(fields, { error: issueWords })
  const messages = new Map<string, string>()
  for (const issue of error?.issues ?? []) {
    const field = issue.path.join('.')
    if (!messages.has(field)) messages.set(field, issue.message)
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}
