/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const sitePaths = {
  root: '',
  home: 'home',
  aboutUs: 'about-us',
  contactUs: 'contact-us',
  privacy: 'privacy',
  termCondition: 'term-condition',
} as const
