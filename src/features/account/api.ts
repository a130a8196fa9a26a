import { accountCalls } from '#contract/account/calls.ts'
import type { accountContract } from '#contract/account/contract.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation } from '#shared/api/contract.ts'

type Contract = typeof accountContract

/** Ways into an account. */
export const {
  useLoginMutation,
  useRegisterPatientMutation,
  useRegisterDoctorMutation,
  useRegisterPharmacyMutation,
  useRegisterCompanyMutation,
  useConfirmRegistrationMutation,
  useSendMobileCodeMutation,
  useMobileLoginMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useSocialLoginMutation,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: contractMutation<Contract['login']>(build, accountCalls.login),
    registerPatient: contractMutation<Contract['registerPatient']>(build, accountCalls.registerPatient),
    registerDoctor: contractMutation<Contract['registerDoctor']>(build, accountCalls.registerDoctor),
    registerPharmacy: contractMutation<Contract['registerPharmacy']>(build, accountCalls.registerPharmacy),
    registerCompany: contractMutation<Contract['registerCompany']>(build, accountCalls.registerCompany),
    confirmRegistration: contractMutation<Contract['confirmRegistration']>(build, accountCalls.confirmRegistration),
    sendMobileCode: contractMutation<Contract['sendMobileCode']>(build, accountCalls.sendMobileCode),
    mobileLogin: contractMutation<Contract['mobileLogin']>(build, accountCalls.mobileLogin),
    forgotPassword: contractMutation<Contract['forgotPassword']>(build, accountCalls.forgotPassword),
    resetPassword: contractMutation<Contract['resetPassword']>(build, accountCalls.resetPassword),
    socialLogin: contractMutation<Contract['socialLogin']>(build, accountCalls.socialLogin),
  }),
})
