import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Carer, CarersOfPet } from '#contract/carers/schemas.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { OpenInvitations } from '#shared/patterns/invitations/OpenInvitations.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import {
  useEndCareMutation,
  useListCarersQuery,
  useResendCarerInvitationMutation,
  useWithdrawCarerInvitationMutation,
} from '../api.ts'
import { CareRights } from './CareRights.tsx'
import { CarerRow } from './CarerRow.tsx'
import styles from './carers.module.css'
import { ChangeCarerRights } from './ChangeCarerRights.tsx'
import { InviteCarer } from './InviteCarer.tsx'
import { useCarerRefusals } from './use-carer-refusals.ts'

interface CarersPanelProps {
  pet: { id: string; name: string }
}

/** Who cares for one of the patient's pets, and who was invited to; for the owner alone. */
export function CarersPanel({ pet }: CarersPanelProps) {
  const { t } = useTranslation('workspace')
  const found = useListCarersQuery({ params: { id: pet.id } })
  const [inviting, setInviting] = useState(false)
  return (
    <Panel title={t('carers.title')} about={t('carers.about', { pet: pet.name })}>
      <QueryState query={found} isEmpty={() => false} skeleton={<SkeletonRows rows={2} />}>
        {(list) => <Found pet={pet} list={list} />}
      </QueryState>
      <Cluster>
        <Button icon={<PlusIcon />} onClick={() => setInviting(true)}>
          {t('carers.invite')}
        </Button>
      </Cluster>
      {inviting && <InviteCarer pet={pet} onClose={() => setInviting(false)} />}
    </Panel>
  )
}

function Found({ pet, list: { carers, invitations } }: CarersPanelProps & { list: CarersOfPet }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [resend, resending] = useResendCarerInvitationMutation()
  const [withdraw, withdrawing] = useWithdrawCarerInvitationMutation()
  const [endCare, ending] = useEndCareMutation()
  const [changing, setChanging] = useState<Carer>()
  const [fault, setFault] = useState<string>()
  const { ask, confirmation } = useConfirm()
  const { sentenceOf } = useCarerRefusals()

  const run = async (work: Promise<unknown>, said: string) => {
    setFault(undefined)
    try {
      await work
      dispatch(toastShown({ kind: 'success', title: t('carers.title'), text: said }))
    } catch (error) {
      setFault(sentenceOf(error))
    }
  }
  const askToWithdraw = async ({ id, name }: Carer) => {
    const sure = await ask({
      title: t('carers.withdrawAsk', { name }),
      body: t('carers.withdrawBody', { pet: pet.name }),
      confirm: t('carers.withdraw'),
      danger: true,
    })
    if (sure) await run(endCare({ params: { id } }).unwrap(), t('carers.withdrawDone', { name, pet: pet.name }))
  }
  return (
    <Stack gap="4">
      {fault && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
      {carers.length === 0 && <Text quiet>{t('carers.none')}</Text>}
      {carers.length > 0 && (
        <Stack as="ul" gap="3" className={styles.list}>
          {carers.map((carer) => (
            <CarerRow
              key={carer.id}
              carer={carer}
              busy={ending.isLoading && ending.originalArgs?.params.id === carer.id}
              onChange={() => setChanging(carer)}
              onWithdraw={() => void askToWithdraw(carer)}
            />
          ))}
        </Stack>
      )}
      <OpenInvitations
        level={3}
        list={invitations}
        sending={resending.isLoading ? resending.originalArgs?.params.id : undefined}
        withdrawing={withdrawing.isLoading ? withdrawing.originalArgs?.params.id : undefined}
        onResend={({ id, email }) => void run(resend({ params: { id } }).unwrap(), t('invitations.sent', { email }))}
        onWithdraw={({ id, email }) => void run(withdraw({ params: { id } }).unwrap(), t('invitations.withdrawn', { email }))}
      >
        {({ rights }) => <CareRights rights={rights} />}
      </OpenInvitations>
      {changing && <ChangeCarerRights carer={changing} onClose={() => setChanging(undefined)} />}
      {confirmation}
    </Stack>
  )
}
