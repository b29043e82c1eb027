const PASSPORTS = ['NG', 'IN', 'PH', 'BR', 'US', 'DE', 'EG', 'CN', 'UA', 'VN']
const PLANS = [
  'CA study',
  'DE work',
  'GB visit',
  'AU study',
  'US work',
  'FR visit',
  'JP study',
  'NZ work',
  'ES visit',
  'IE study',
]

/** A hundred questions to the guide, below `/api` and at its floor alike. */
export const GUIDE_QUESTIONS = PASSPORTS.flatMap((passport) =>
  PLANS.map((plan) => {
    const [destination, purpose] = plan.split(' ')
    return `/guide?passport=${passport}&destination=${destination}&purpose=${purpose}`
  }),
)
