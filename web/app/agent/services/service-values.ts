import type { CountryDetails } from '@sojourn/contract/ground/reference'
import { DELIVERY_DAYS, type DeliveryUnit } from '@sojourn/contract/supply/delivery'
import type { OwnService, ServiceChange } from '@sojourn/contract/supply/services'
import { itemsOf, textOf } from '../../ui/form/item-list.ts'
import { moneyText, parseMoney } from '../../ui/money/money-text.ts'

/** Before the work starts; no agent may give less. */
const EVERYTHING = 100

/** Documents are not here: their lists begin anew with another visa. */
export const serviceDefaults = (service: OwnService): Record<string, string> => ({
  country: service.country.id,
  visa: service.visa.id,
  title: service.title,
  description: service.description,
  price: service.price ? moneyText(service.price.amount, service.price.currency) : '',
  further_person: service.further_person
    ? moneyText(service.further_person.amount, service.further_person.currency)
    : '',
  delivery_time: service.delivery ? String(service.delivery.value) : '',
  delivery_unit: service.delivery?.unit ?? 'Day',
  meeting_length: service.meeting_length === null ? '' : String(service.meeting_length),
  'refund_schedule.before_filing': String(service.refund_schedule.before_filing),
  'refund_schedule.after_filing': String(service.refund_schedule.after_filing),
  ...Object.fromEntries(
    service.stages.flatMap(({ name, delivers, days, amount }, place) => [
      [`stages.${place}.name`, name],
      [`stages.${place}.delivers`, delivers],
      [`stages.${place}.days`, String(days)],
      [`stages.${place}.amount`, moneyText(amount, 'USD')],
    ]),
  ),
})

/** Documents of one kind, as the form holds them: a line for each. */
export const documentsOf = ({ requirements }: Pick<OwnService, 'requirements'>, mandatory: boolean) =>
  requirements.filter((one) => one.mandatory === mandatory).map(({ name }) => name)

/** Documents that each person is asked for, by their names. */
export const eachOf = ({ requirements }: Pick<OwnService, 'requirements'>) =>
  requirements.filter(({ each }) => each).map(({ name }) => name)

/** The documents of the form, those of every client first. */
export function readDocuments(data: FormData) {
  const items = (name: string) => itemsOf(String(data.get(name) ?? ''))
  const each = new Set(items('each_documents'))
  const asked = (name: string, mandatory: boolean) =>
    items(name).map((item) => ({ name: item, mandatory, ...(each.has(item) && { each: true as const }) }))
  return [...asked('required_documents', true), ...asked('optional_documents', false)]
}

const PLACES = [0, 1, 2, 3, 4]

/** A text that is no number stays as it is, for the rules to refuse. */
export function readService(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '')
  const number = (name: string) => (text(name).trim() === '' ? null : Number(text(name)))
  const money = (name: string) =>
    text(name).trim() === '' ? null : (parseMoney(text(name), 'USD') ?? Number.NaN)
  return {
    // A service that was ordered keeps both, and the form has neither.
    ...(data.has('visa') && { country: text('country'), visa: text('visa') }),
    title: text('title'),
    description: text('description'),
    price: money('price'),
    further_person: money('further_person'),
    delivery_time: number('delivery_time'),
    delivery_unit: (text('delivery_unit') || null) as DeliveryUnit | null,
    meeting_length: number('meeting_length'),
    requirements: readDocuments(data),
    refund_schedule: {
      before_start: EVERYTHING,
      before_filing: number('refund_schedule.before_filing') ?? Number.NaN,
      after_filing: number('refund_schedule.after_filing') ?? Number.NaN,
    },
    stages: PLACES.filter((place) => data.has(`stages.${place}.name`)).map((place) => ({
      name: text(`stages.${place}.name`),
      delivers: text(`stages.${place}.delivers`),
      days: number(`stages.${place}.days`) ?? Number.NaN,
      amount: parseMoney(text(`stages.${place}.amount`), 'USD') ?? Number.NaN,
    })),
  }
}
/** The form reads it so before anything is changed. */
export function asTyped(service: OwnService) {
  const data = new FormData()
  for (const [name, value] of Object.entries(serviceDefaults(service))) data.set(name, value)
  data.set('required_documents', textOf(documentsOf(service, true)))
  data.set('optional_documents', textOf(documentsOf(service, false)))
  data.set('each_documents', textOf(eachOf(service)))
  if (service.locked) data.delete('visa')
  return readService(data)
}

export type TypedService = ReturnType<typeof readService>

/** The service as it would be with what is typed, for a look at it; what cannot be right is not there yet. */
export function typedIn(service: OwnService, typed: TypedService, place?: CountryDetails): OwnService {
  const { title, description, price, further_person, delivery_time, delivery_unit } = typed
  const { meeting_length, requirements } = typed
  const visa = place?.visas.find(({ id }) => id === typed.visa)
  const isRightShare = Object.values(typed.refund_schedule).every((share) => share >= 0 && share <= 100)
  return {
    ...service,
    ...(place &&
      visa && {
        country: { id: place.id, name: place.name },
        visa: { ...service.visa, id: visa.id, name: visa.name },
      }),
    title: title.trim(),
    description: description.trim(),
    price: price ? { amount: price, currency: 'USD' } : null,
    further_person:
      further_person === null || Number.isNaN(further_person)
        ? null
        : { amount: further_person, currency: 'USD' },
    delivery_time: delivery_time && delivery_unit ? delivery_time * DELIVERY_DAYS[delivery_unit] : null,
    meeting_length,
    requirements,
    refund_schedule: isRightShare ? typed.refund_schedule : service.refund_schedule,
    stages: typed.stages.filter(({ name, days, amount }) => name.trim() !== '' && days > 0 && amount > 0),
  }
}

/** The list that shows what is wrong with a document: those of every client come first. */
export function inputOf(complaint: string, data: FormData) {
  const [field, index = 0] = complaint.split('.')
  if (field !== 'requirements') return complaint
  const required = itemsOf(String(data.get('required_documents') ?? '')).length
  return Number(index) < required ? 'required_documents' : 'optional_documents'
}

/** The fields no rule complains about: those can be kept while one still types at the others. */
export function rightPart(
  typed: ServiceChange,
  wrong: readonly { path: readonly PropertyKey[] }[],
): Partial<ServiceChange> {
  const fields = new Set(wrong.map(({ path }) => path[0]))
  // A country waits for its visa, a number for its unit.
  if (fields.has('visa') || fields.has('country')) for (const field of ['visa', 'country']) fields.add(field)
  if (fields.has('delivery_time')) fields.add('delivery_unit')
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !fields.has(field)))
}
