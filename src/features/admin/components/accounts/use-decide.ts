import type { AccountDetails } from '#contract/admin/account-schemas.ts'
import {
  useRefusePharmacyMutation,
  useRestoreAccountMutation,
  useRevokePharmacyMutation,
  useSuspendAccountMutation,
} from '../../accounts-api.ts'
import { useRefuseDoctorMutation, useRevokeLicenceMutation } from '../../api.ts'
import type { Decision } from './DecideOnAccount.tsx'

/** Makes the call that a decision is, by whose licence it is; rejects as the call does. */
export function useDecide() {
  const [suspend] = useSuspendAccountMutation()
  const [restore] = useRestoreAccountMutation()
  const [refuseDoctor] = useRefuseDoctorMutation()
  const [revokeDoctor] = useRevokeLicenceMutation()
  const [refusePharmacy] = useRefusePharmacyMutation()
  const [revokePharmacy] = useRevokePharmacyMutation()
  return async ({ id, role }: AccountDetails, decision: Decision, reason: string): Promise<void> => {
    const params = { id }
    const withReason = { params, body: { reason } }
    const isPharmacy = role === 'pharmacy'
    const calls = {
      suspend: () => suspend(withReason).unwrap(),
      restore: () => restore(withReason).unwrap(),
      refuse: () => (isPharmacy ? refusePharmacy(withReason) : refuseDoctor(withReason)).unwrap(),
      revoke: () => (isPharmacy ? revokePharmacy(withReason) : revokeDoctor(withReason)).unwrap(),
    } satisfies Record<Decision, () => Promise<unknown>>
    await calls[decision]()
  }
}
