export {
  useClaimLicenceReviewMutation,
  useListLicenceReviewsInfiniteQuery,
  useReadLicenceReviewQuery,
  useReleaseLicenceReviewMutation,
} from './api.ts'
export { LicencePaperLink } from './components/LicencePaperLink.tsx'
export { OwnLicence } from './components/OwnLicence.tsx'
