import { browserApi } from '../../api/browser.ts'

/** Makes it the language of the account, and begins anew in it; a failed save still shows the page that was asked for. */
export async function keepLanguage(
  language: string,
  address: string,
  load = (to: string) => location.assign(to),
) {
  await browserApi('PATCH /account/language', { body: { language } }).catch(() => {})
  load(address)
}
