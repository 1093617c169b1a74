/**
 * Takes the place of a service worker that is out: it throws the copies away and ends itself. In a page, which loads the
 * same address, it does nothing.
 */
export const RECALL = `if ('registration' in self) {
  self.addEventListener('install', () => self.skipWaiting())
  self.addEventListener('activate', (event) =>
    event.waitUntil(caches.delete('call-sheets').then(() => self.registration.unregister())))
}
`
