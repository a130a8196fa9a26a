/** In front of every path of the API, without a slash at its end. */
export const apiBase = String(import.meta.env.VITE_API_BASE_URL ?? '/api').replace(/\/$/, '')
