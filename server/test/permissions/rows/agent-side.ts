import { own, plain, type Row } from '../row.ts'

const licence = {
  country: 'CA',
  regulator: 'CICC',
  licence_class: 'RCIC',
  number: 'R700000',
  valid_until: '2027-12-31',
}
const identity = {
  country: 'CA',
  state: '08',
  city: 'Toronto',
  postal_code: 'M5V 2T6',
  address: '1 Front Street',
  dob: '1990-04-01',
  gender: 'female',
  document_type: 'passport',
  document_country: 'PT',
  document_id: 'C01X00T47',
  document_expires_on: '2031-01-01',
}

export const agentSide = {
  // The agent side: business, licences, name and what one says of oneself
  listLanguages: plain,
  checkUsername: { query: 'check=ines-duarte' },
  changeUsername: { body: { username: 'ines-*' } },
  showPublicProfile: plain,
  savePublicProfile: { body: { headline: 'Study visas, start to finish', languages: ['pt', 'en'] } },
  showBusiness: plain,
  showTraderDeclaration: plain,
  declareTrader: { body: { trader: false } },
  saveBusiness: {
    body: {
      business_type: 3,
      legal_name: 'Duarte Lda',
      registration_number: '500 100 144',
      website: 'https://duarte.example',
      country: 'CA',
      state: '08',
      city: 'Toronto',
      postal_code: 'M5V 2T6',
      address: '1 Front Street',
    },
  },
  listLicences: plain,
  addLicence: { body: licence },
  changeLicence: { ...own('licence', 200), body: { number: 'R700001' } },
  removeLicence: own('licence', 204),

  showVerification: plain,
  showVerificationEnums: plain,
  saveVerificationDraft: { body: { dob: '1990-04-01', document_id: 'C01X00T47' } },
  // Nobody here has uploaded a document, or sent anything before.
  submitVerification: { body: identity, answer: 'invalid_fields' },
  resubmitVerification: { body: { dob: '1990-04-01' }, answer: 'not_now' },
  uploadVerificationDocument: plain,
  removeVerificationDocument: plain,
  confirmVerificationDocument: {
    answer: 'not_found',
    body: {
      ...{ number: 'G1', surname: 'Mensah', given_names: 'Kwame', nationality: 'GHA' },
      ...{ birth: '1990-03-05', expiry: '2031-04-09' },
    },
  },
  downloadVerificationDocument: { answer: 'not_found' },
  listDocumentViews: plain,
} satisfies Record<string, Row>
