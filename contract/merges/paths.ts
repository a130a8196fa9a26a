/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const mergesPaths = {
  mergeAccounts: 'merge-accounts',
} as const
