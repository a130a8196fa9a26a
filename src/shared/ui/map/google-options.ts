// One list for all who ask: the library refuses to be asked twice with different ones.
const libraries: 'places'[] = ['places']

/** What Google's library is loaded with, wherever the first of its users stands. */
export const googleOptions = (mapsKey: string, language: string) => ({ googleMapsApiKey: mapsKey, language, libraries })
