/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const recallsPaths = {
  pharmaRecalls: 'pharma-recalls',
  pharmaRecallDetails: 'pharma-recall-details',
  recalls: 'recalls',
  recallDetails: 'recall-details',
  recalledPacket: 'recalled-packet',
} as const
