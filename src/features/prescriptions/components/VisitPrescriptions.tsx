import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { PrescriptionCard } from '#contract/prescriptions/schemas.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListPrescriptionsOfVisitQuery, useStartPrescriptionMutation } from '../api.ts'
import { PrescriptionBadge } from './PrescriptionBadge.tsx'

interface VisitPrescriptionsProps {
  appointment: string
  part: 'patient' | 'practice'
}

/** What was prescribed at a visit; its doctor begins another one here. */
export function VisitPrescriptions({ appointment, part }: VisitPrescriptionsProps) {
  const { t } = useTranslation('workspace')
  const navigate = useNavigate()
  const { data } = useListPrescriptionsOfVisitQuery({ params: { id: appointment } })
  const [start, starting] = useStartPrescriptionMutation()
  if (!data || (data.items.length === 0 && !data.mayPrescribe)) return null
  const linkTo = ({ id }: PrescriptionCard) =>
    part === 'patient' ? paths.userPrescriptionDetails.link({ id }) : paths.doctorPrescriptionDetails.link({ id })
  const begin = async () => {
    const { data: draft } = await start({ params: { id: appointment }, body: { supersedes: null } })
    if (draft) await navigate(paths.doctorPrescriptionDetails.link({ id: draft.id }))
  }
  return (
    <Panel title={t('prescriptions.visit.title')}>
      <Stack gap="3">
        {data.items.length === 0 && <Text quiet>{t('prescriptions.visit.none')}</Text>}
        <PanelList items={data.items} rowKey={({ id }) => id}>
          {(card) => (
            <Cluster justify="between">
              <Link to={linkTo(card)}>
                <bdi>{card.medicines.join(', ') || t('prescriptions.list.noMedicine')}</bdi>
              </Link>
              <PrescriptionBadge {...card} />
            </Cluster>
          )}
        </PanelList>
        {starting.isError && <Banner tone="error">{t('prescriptions.visit.notStarted')}</Banner>}
        {data.mayPrescribe && (
          <div>
            <Button loading={starting.isLoading} onClick={() => void begin()}>
              {t('prescriptions.visit.prescribe')}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}
