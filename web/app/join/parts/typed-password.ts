/** What somebody typed to join, to be signed in with once their email is proven. It lives in this page's memory only. */
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
