import { own, plain, type Row } from '../row.ts'

const address = {
  ...{ country: 'CA', state: '08', city: 'Toronto', postal_code: 'M5V 2T6', address: '1 Front Street' },
}

export const subscriptions = {
  listPlans: plain,
  showActivePlan: plain,
  listSubscriptions: plain,
  previewPlan: { query: 'plan=pro&term=month' },
  choosePlan: { body: { plan: 'pro', term: 'month', amount: 1 }, answer: 'not_now' },
  cancelPlan: { answer: 'not_now' },
  resumePlan: { answer: 'not_now' },
  listInvoices: plain,
  downloadInvoice: own('plan invoice', 200),
  showBillingDetails: plain,
  saveBillingDetails: { body: { ...address, company: 'Okafor Immigration Ltd', vat_id: 'GB123456789' } },
} satisfies Record<string, Row>
