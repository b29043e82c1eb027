import type { Settings } from '../../settings/settings.ts'

const RECAPTCHA = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'

/** Scripts and styles run only with the page's own nonce or from our own files; Google's only where its captcha was chosen. */
export function contentPolicy({ captcha }: Pick<Settings, 'captcha'>, nonce: string) {
  const captchaSource = captcha.kind === 'recaptcha' ? ` ${RECAPTCHA}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${captchaSource}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${captchaSource}`,
    `frame-src 'self'${captchaSource}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
