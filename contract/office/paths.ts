/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const officePaths = {
  officeJobs: 'office-jobs',
  officeSettings: 'office-settings',
} as const
