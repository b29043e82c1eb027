import type { Reader } from '../../platform/database/database.ts'

export const findPayerAddress = (db: Reader, personId: string) =>
  db
    .selectFrom('person')
    .leftJoin('country', 'country.iso', 'person.country_iso')
    .select([
      'first_name',
      'last_name',
      'street',
      'postal_code',
      'city',
      'alt_city',
      'country.name as country_name',
    ])
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow()

/** The saved card that was charged; it may have been removed since. */
export const findCardCharged = (db: Reader, paymentId: string) =>
  db
    .selectFrom('payment_activity as activity')
    .innerJoin('payment_method as method', 'method.id', 'activity.method_id')
    .select(['method.brand', 'method.last4'])
    .where('activity.payment_id', '=', paymentId)
    .where('activity.status', '=', 'success')
    .executeTakeFirst()
