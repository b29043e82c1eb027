import { open, plain, type Row, secret } from '../row.ts'

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
  listArticleFilters: plain,
  listArticlesOf: open('agent'),
  showArticleCover: open('article cover'),
  listTestimonials: plain,
  showAgent: open('agent'),
  listAgentServices: open('agent'),
  listAgentReviews: open('agent'),
  listSchedules: open('agent'),
  showArticle: open('live article'),
  showPicture: open('picture'),
  listSignInProviders: plain,
  showCaptchaChallenge: { query: 'action=sign_up' },
  // These tests run where nobody told who runs the place.
  showImprint: { answer: 'not_found' },
  sendReport: {
    body: {
      kind: 'review',
      subject: '00000000-0000-4000-8000-000000000000',
      category: 'illegal',
      explanation: 'It threatens the agent and her family.',
      good_faith: true,
      name: 'Ida',
      email: 'ida@example.com',
    },
    answer: 'not_found',
    but: { visitor: 'captcha_required', 'expired session': 'captcha_required' },
  },
  showReportDecision: secret('link to a decision', 200),
  objectToDecision: secret('link to a decision', 200, {
    objection: 'I never was a client of this agent.',
  }),
  sendContactMessage: {
    body: { name: 'Ines', email: 'ines@example.com', subject: 'Hello', message: 'A question.' },
  },
} satisfies Record<string, Row>
