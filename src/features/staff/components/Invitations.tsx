import { useTranslation } from 'react-i18next'
import type { StaffInvitation } from '#contract/staff/schemas.ts'
import { OpenInvitations } from '#shared/patterns/invitations/OpenInvitations.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { useResendInvitationMutation, useWithdrawInvitationMutation } from '../api.ts'

interface InvitationsProps {
  list: readonly StaffInvitation[]
  run: (work: Promise<unknown>, said: string) => Promise<void>
}

/** Who was asked to work here and has not answered. */
export function Invitations({ list, run }: InvitationsProps) {
  const { t } = useTranslation('workspace')
  const [resend, resending] = useResendInvitationMutation()
  const [withdraw, withdrawing] = useWithdrawInvitationMutation()
  return (
    <OpenInvitations
      list={list}
      sending={resending.isLoading ? resending.originalArgs?.params.id : undefined}
      withdrawing={withdrawing.isLoading ? withdrawing.originalArgs?.params.id : undefined}
      onResend={({ id, email }) => void run(resend({ params: { id } }).unwrap(), t('invitations.sent', { email }))}
      onWithdraw={({ id, email }) => void run(withdraw({ params: { id } }).unwrap(), t('invitations.withdrawn', { email }))}
    >
      {({ rights }) => (
        <Cluster gap="2">
          {rights.map((right) => (
            <Badge key={right}>{t(`staff.rights.${right}`)}</Badge>
          ))}
        </Cluster>
      )}
    </OpenInvitations>
  )
}
