interface Recaptcha {
  ready: (then: () => void) => void
  render: (
    frame: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'error-callback': () => void },
  ) => number
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit'

let loading: Promise<Recaptcha> | undefined

/** Shows Google's own check and gives its token once the person has passed it. */
export async function showRecaptcha(frame: HTMLElement, siteKey: string): Promise<string> {
  loading ??= loadScript()
  const recaptcha = await loading.catch((error) => {
    loading = undefined
    throw error
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const place = frame.appendChild(document.createElement('div'))
  recaptcha.render(place, {
    sitekey: siteKey,
    callback: resolve,
    'error-callback': () => reject(new Error('reCAPTCHA could not be reached')),
  })
  return promise.finally(() => place.remove())
}

function loadScript() {
  const { promise, resolve, reject } = Promise.withResolvers<Recaptcha>()
  const script = document.createElement('script')
  script.src = SCRIPT
  script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
  script.onerror = () => reject(new Error('reCAPTCHA could not be loaded'))
  script.onload = () => {
    const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
    grecaptcha.ready(() => resolve(grecaptcha))
  }
  document.head.append(script)
  return promise
}
