/** The languages of the platform. No zod: public pages and frames may import them for nothing. */
export const locales = ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'ar', 'hi-IN'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en-US'
