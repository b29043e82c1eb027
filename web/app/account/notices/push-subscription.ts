import { browserApi } from '../../api/browser.ts'
import { callQuery } from '../../api/call-query.ts'

export const pushQuery = callQuery('GET /account/push')

const WORKER = '/push-worker.js'

export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks the browser, which may ask the person; false where they said no. */
export async function subscribeHere(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  await browserApi('PUT /account/push', {
    body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
  })
  return true
}

export async function unsubscribeHere() {
  await browserApi('DELETE /account/push')
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await registration?.unregister()
}
