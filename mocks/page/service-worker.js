/*
 * MSW's service worker, for the platform's addresses alone. It asks a page for every answer and waits for it: what the platform's own
 * worker fetches, the snapshot and its code, would be asked of a page that may be gone a moment later, and would never come.
 */
const platform = /^\/(api\/|hub\/negotiate$|healthz$|readyz$)/

addEventListener('fetch', (event) => {
  if (!platform.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation()
})

importScripts('/mockServiceWorker.js')
