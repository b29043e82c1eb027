/** Nobody real has an address there. */
export const DEMO_DOMAIN = 'demo.example'
/** Stands in the README, so it is good on the machine of whoever tries the product, and nowhere else. */
export const DEMO_PASSWORD = 'Sojourn-demo-1'

export const isDemoSignIn = (email: string, password: string) =>
  password === DEMO_PASSWORD && email.endsWith(`@${DEMO_DOMAIN}`)
