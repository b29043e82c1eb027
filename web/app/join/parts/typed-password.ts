/**
 * Somebody typed the password to join, and is signed in with it once their email is proven. This page's memory alone
 * holds it.
 */
let typedPassword: string | null = null
export const typed = {
  keep: (password: string) => {
    typedPassword = password
  },
  take() {
    const password = typedPassword
    typedPassword = null
    return password
  },
}
