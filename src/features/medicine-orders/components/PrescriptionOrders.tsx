import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SendIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListMedicineOrdersQuery } from '../api.ts'
import { MedicineBadge } from './MedicineBadge.tsx'
import { SendToPharmacy } from './SendToPharmacy.tsx'

/** Sends a prescription to a pharmacy, and says where it was sent. */
export function PrescriptionOrders({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation('workspace')
  const [isSending, setSending] = useState(false)
  const { data } = useListMedicineOrdersQuery({ params: { id: prescription.id } })
  const mayBeSent =
    prescription.state === 'issued' && prescription.conflicts.length === 0 && prescription.lines.some(({ left }) => left > 0)
  if (!mayBeSent && !data?.items.length) return null
  return (
    <Panel
      title={t('medicine-orders.sent.title')}
      action={
        mayBeSent && (
          <Button variant="filled" icon={<SendIcon size={18} />} onClick={() => setSending(true)}>
            {t('medicine-orders.send.open')}
          </Button>
        )
      }
    >
      {data && data.items.length > 0 ? (
        <PanelList items={data.items} rowKey={({ id }) => id}>
          {({ id, pharmacy, state, placedAt }) => (
            <Cluster justify="between">
              <Link to={paths.userOrdersDetails.link({ id })}>
                <bdi>{pharmacy}</bdi>
              </Link>
              <Text quiet size="s">
                <When instant={placedAt} show="date" />
              </Text>
              <MedicineBadge state={state} />
            </Cluster>
          )}
        </PanelList>
      ) : (
        <Text quiet>{t('medicine-orders.sent.none')}</Text>
      )}
      <SendToPharmacy prescription={prescription} open={isSending} onClose={() => setSending(false)} />
    </Panel>
  )
}
