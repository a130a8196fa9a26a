import type { WorkerMessage } from './service-worker.ts'

/** Says something to a version of the service worker; nothing is handed over with it. */
export const tellWorker = (worker: ServiceWorker, message: WorkerMessage): void => worker.postMessage(message, [])
