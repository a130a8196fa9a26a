import { certificatesCalls } from '#contract/certificates/calls.ts'
import type { certificatesContract } from '#contract/certificates/contract.ts'
import type { InputOf } from '#contract/kernel/call.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractQuery, requestOf } from '#shared/api/contract.ts'

type Contract = typeof certificatesContract

const inThisPage = (paper: Blob) => URL.createObjectURL(paper)

/** Certificates and the doctor's templates. Papers come under an address of this page, which whoever takes it gives back. */
export const {
  endpoints: certificateQuestions,
  useListCertificatesQuery,
  useListCertificateTemplatesQuery,
  useAddCertificateTemplateMutation,
  useChangeCertificateTemplateMutation,
  useRemoveCertificateTemplateMutation,
  usePreviewCertificateTemplateMutation,
  useWriteStatementMutation,
  useIssueCertificateMutation,
  useCancelCertificateMutation,
  useReadCertificatePaperMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCertificates: contractQuery<Contract['listCertificates']>(build, certificatesCalls.listCertificates, {
      providesTags: ['Certificate'],
      quiet: true,
    }),
    listCertificateTemplates: contractQuery<Contract['listCertificateTemplates']>(
      build,
      certificatesCalls.listCertificateTemplates,
      { providesTags: ['CertificateTemplate'], quiet: true },
    ),
    addCertificateTemplate: contractMutation<Contract['addCertificateTemplate']>(
      build,
      certificatesCalls.addCertificateTemplate,
      { invalidatesTags: ['CertificateTemplate'] },
    ),
    changeCertificateTemplate: contractMutation<Contract['changeCertificateTemplate']>(
      build,
      certificatesCalls.changeCertificateTemplate,
      { invalidatesTags: ['CertificateTemplate'] },
    ),
    removeCertificateTemplate: contractMutation<Contract['removeCertificateTemplate']>(
      build,
      certificatesCalls.removeCertificateTemplate,
      { invalidatesTags: ['CertificateTemplate'] },
    ),
    previewCertificateTemplate: build.mutation<string, InputOf<Contract['previewCertificateTemplate']>>({
      query: (input) => requestOf(certificatesCalls.previewCertificateTemplate, input, { answers: 'blob', quiet: true }),
      transformResponse: inThisPage,
    }),
    writeStatement: contractMutation<Contract['writeStatement']>(build, certificatesCalls.writeStatement, { quiet: true }),
    issueCertificate: contractMutation<Contract['issueCertificate']>(build, certificatesCalls.issueCertificate, {
      invalidatesTags: ['Certificate'],
    }),
    cancelCertificate: contractMutation<Contract['cancelCertificate']>(build, certificatesCalls.cancelCertificate, {
      invalidatesTags: ['Certificate'],
    }),
    readCertificatePaper: build.mutation<string, InputOf<Contract['readCertificatePaper']>>({
      query: (input) => requestOf(certificatesCalls.readCertificatePaper, input, { answers: 'blob', quiet: true }),
      transformResponse: inThisPage,
    }),
  }),
})
