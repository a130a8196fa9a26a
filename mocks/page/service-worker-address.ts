/** Where pages find `service-worker.js`. */
export const serviceWorkerAddress = '/platform-service-worker.js'
