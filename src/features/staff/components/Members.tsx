import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffMember } from '#contract/staff/schemas.ts'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { useRestoreStaffMutation, useSuspendStaffMutation } from '../api.ts'
import { ChangeRights } from './ChangeRights.tsx'
import { MemberCard } from './MemberCard.tsx'

interface MembersProps {
  list: readonly StaffMember[]
  run: (work: Promise<unknown>, said: string) => Promise<void>
}

/** Everybody who works here. */
export function Members({ list, run }: MembersProps) {
  const { t } = useTranslation('workspace')
  const [suspend, suspending] = useSuspendStaffMutation()
  const [restore, restoring] = useRestoreStaffMutation()
  const [open, setOpen] = useState<StaffMember>()
  const { ask, confirmation } = useConfirm()

  const askToSuspend = async ({ id, name }: StaffMember) => {
    const sure = await ask({
      title: t('staff.suspendAsk', { name }),
      body: t('staff.suspendBody'),
      confirm: t('staff.suspend'),
      danger: true,
    })
    if (sure) await run(suspend({ params: { id } }).unwrap(), t('staff.suspendDone', { name }))
  }
  return (
    <Stack as="section" gap="4" aria-label={t('staff.label')}>
      <Heading level={2} size="l">
        {t('staff.team')}
      </Heading>
      <Grid gap="4" least={19}>
        {list.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            busy={[suspending, restoring].some((call) => call.isLoading && call.originalArgs?.params.id === member.id)}
            onChangeRights={() => setOpen(member)}
            onSuspend={() => void askToSuspend(member)}
            onRestore={() =>
              void run(restore({ params: { id: member.id } }).unwrap(), t('staff.restoreDone', { name: member.name }))
            }
          />
        ))}
      </Grid>
      {open && <ChangeRights key={open.id} member={open} onClose={() => setOpen(undefined)} />}
      {confirmation}
    </Stack>
  )
}
