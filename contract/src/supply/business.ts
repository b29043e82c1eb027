import { z } from 'zod'
import { defineCall, empty, list, one } from '../calls/call.ts'
import { line, optionalLine } from '../calls/fields.ts'
import { LICENCE_NUMBER_LENGTH, REGULATOR_LENGTH } from '../calls/limits.ts'
import { publicUrl } from '../calls/public-url.ts'
import { businessType } from '../calls/status.ts'
import { Status } from '../calls/status-pair.ts'
import { Day, Instant } from '../dates/time.ts'
import { LicenceClass } from '../ground/reference.ts'
import { Address, NewAddress, otherCityHasName } from '../people/account.ts'

const typeCodes: number[] = Object.values(businessType).map(([code]) => code)
export const SOLE_PROPRIETORSHIP = businessType.sole_proprietorship[0]

export const Business = z.strictObject({
  business_type: Status,
  legal_name: z.string(),
  registration_number: z.string().nullable(),
  website: z.string().nullable(),
  ...Address.shape,
})
export type Business = z.output<typeof Business>

/** Whoever works under their own name may be in no register. */
export const NewBusiness = z
  .strictObject({
    business_type: z
      .int('please select a business type')
      .refine((code) => typeCodes.includes(code), 'please select a business type'),
    legal_name: line('please enter a legal name'),
    registration_number: optionalLine('please enter a registration number'),
    website: publicUrl('please enter a website that begins with https://').nullish(),
    ...NewAddress.shape,
  })
  .superRefine(otherCityHasName)
  .superRefine(({ business_type, registration_number }, context) => {
    if (business_type !== SOLE_PROPRIETORSHIP && !registration_number)
      context.addIssue({
        code: 'custom',
        path: ['registration_number'],
        message: 'please enter a registration number',
      })
  })

export const showBusiness = defineCall({
  method: 'GET',
  path: '/account/consultant/business',
  summary: 'The business one works as; null until told.',
  who: 'agent',
  reply: one(Business.nullable()),
})

export const saveBusiness = defineCall({
  method: 'PUT',
  path: '/account/consultant/business',
  summary: 'Tells or changes it; the website is shown and never fetched.',
  who: 'agent',
  body: NewBusiness,
  reply: one(Business),
})

export const Licence = z.strictObject({
  id: z.uuid(),
  country: z.strictObject({ id: z.string(), name: z.string() }),
  /** The code of the country's own list, or the name its holder gave, and how it reads in full. */
  regulator: z.strictObject({ code: z.string(), name: z.string() }),
  /** It is null where the regulator has no classes, or nobody has named it yet. */
  licence_class: LicenceClass.nullable(),
  number: z.string(),
  valid_until: Day,
  register_url: z.string().nullable(),
  status: Status,
  may: z.array(z.string()),
  reason: z.string().nullable(),
  decided_at: Instant.nullable(),
})
export type Licence = z.output<typeof Licence>

export const SELECT_CLASS = 'please select the class of the licence'

const licenceFields = {
  country: z
    .string('please select a country')
    .regex(/^[A-Za-z]{2}$/, 'please select a country')
    .toUpperCase(),
  regulator: line('please select a regulator').max(
    REGULATOR_LENGTH,
    `please keep it under ${REGULATOR_LENGTH} characters`,
  ),
  /** The code of one of the regulator's classes, where it has any. */
  licence_class: line(SELECT_CLASS).max(30, SELECT_CLASS).nullish(),
  number: line('please enter a licence number').max(
    LICENCE_NUMBER_LENGTH,
    `please keep it under ${LICENCE_NUMBER_LENGTH} characters`,
  ),
  valid_until: z.iso
    .date('please enter the last day of the licence')
    .refine((day) => day >= '1900', 'please enter the last day of the licence'),
  register_url: publicUrl('please enter a link that begins with https://').nullish(),
}

export const NewLicence = z.strictObject(licenceFields)
export type NewLicence = z.output<typeof NewLicence>

export const listLicences = defineCall({
  method: 'GET',
  path: '/account/consultant/licences',
  summary: 'One’s licences, by country.',
  who: 'agent',
  reply: list(Licence),
})

export const addLicence = defineCall({
  method: 'POST',
  path: '/account/consultant/licences',
  summary: 'Adds a licence; it counts once staff have confirmed it.',
  who: 'agent',
  body: NewLicence,
  reply: one(Licence),
  status: 201,
})

export const changeLicence = defineCall({
  method: 'PATCH',
  path: '/account/consultant/licences/{id}',
  summary: 'Changes a licence; a changed licence has to be confirmed again.',
  who: 'agent',
  params: z.object({ id: z.uuid() }),
  body: NewLicence.partial(),
  reply: one(Licence),
})

export const removeLicence = defineCall({
  method: 'DELETE',
  path: '/account/consultant/licences/{id}',
  summary: 'Takes a licence away.',
  who: 'agent',
  params: z.object({ id: z.uuid() }),
  reply: empty,
  status: 204,
})

/** Null means that they have said neither yes nor no. */
const TraderDeclaration = z.strictObject({ trader: z.boolean().nullable() })
export type TraderDeclaration = z.output<typeof TraderDeclaration>

export const NewTraderDeclaration = z.strictObject({ trader: z.boolean('please choose yes or no') })

export const showTraderDeclaration = defineCall({
  method: 'GET',
  path: '/account/consultant/trader-declaration',
  summary: 'Whether one trades as a business; null until told.',
  who: 'agent',
  reply: one(TraderDeclaration),
})

export const declareTrader = defineCall({
  method: 'PUT',
  path: '/account/consultant/trader-declaration',
  summary: 'Says whether one trades as a business; the profile shows it either way.',
  who: 'agent',
  body: NewTraderDeclaration,
  reply: one(TraderDeclaration),
})
