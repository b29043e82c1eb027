import { analyticsSources } from '../../analytics-settings.ts'
import type { Settings } from '../../settings/settings.ts'

const RECAPTCHA = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'

/** Scripts and styles run only with the page's own nonce or from our own files; Google's only where its captcha was chosen, and who counts visits only where an id was set. */
export function contentPolicy(
  { captcha, analytics }: Pick<Settings, 'captcha' | 'analytics'>,
  nonce: string,
) {
  const captchaSource = captcha.kind === 'recaptcha' ? ` ${RECAPTCHA}` : ''
  const counting = analytics && analyticsSources(analytics)
  const countingScript = counting ? ` ${counting.script.join(' ')}` : ''
  const countingTold = counting ? ` ${counting.told.join(' ')}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${captchaSource}${countingScript}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: blob:${countingTold}`,
    "media-src 'self' blob:",
    `connect-src 'self'${captchaSource}${countingTold}`,
    `frame-src 'self'${captchaSource}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
