import { open, plain, type Row } from '../row.ts'

export const reading = {
  listCountries: plain,
  listGeoCountries: plain,
  listPurposes: plain,
  listTimezones: { query: 'showAvailable=1' },
  showEnums: plain,
  showCountry: open('country'),
  showCountryOffers: open('country', { random: 200 }),
  listStates: open('geo country', { random: 200 }),
  listCities: open('geo state', { random: 200 }),
  listAgents: plain,
  listArticles: plain,
  listTestimonials: plain,
  showAgent: open('agent'),
  listAgentServices: open('agent'),
  listAgentReviews: open('agent'),
  listSchedules: open('agent'),
  showArticle: open('showcase article'),
  showPicture: open('picture'),
  listSignInProviders: plain,
  showCaptchaChallenge: { query: 'action=sign_up' },
  // These tests run where nobody told who runs the place.
  showImprint: { answer: 'not_found' },
  sendContactMessage: {
    body: { name: 'Ines', email: 'ines@example.com', subject: 'Hello', message: 'A question.' },
  },
} satisfies Record<string, Row>
