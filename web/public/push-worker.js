// Shows what the server pushes to this browser, and opens its place. It is registered by a click on the page of
// notifications, and by nothing else.
self.addEventListener('push', (event) => {
  const said = event.data?.json()
  if (typeof said?.title !== 'string') return
  event.waitUntil(show(said))
})

// Whoever looks at a page of ours is told there. Another one under the same id takes the place of the last, and is heard.
async function show({ id, title, path }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  await self.registration.showNotification(title, {
    ...{ tag: id, renotify: true, icon: '/icon-192.png', data: { path } },
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path))
})

async function open(path) {
  const place = new URL(path ?? '/', self.location.origin)
  if (place.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === place.href)
  await (there ? there.focus() : self.clients.openWindow(place.href))
}
