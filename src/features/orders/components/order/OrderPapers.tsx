import { useTranslation } from 'react-i18next'
import { choiceField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { ChipLinks } from '#shared/ui/navigation/Chips.tsx'
import { ClaimSheet } from '../ClaimSheet.tsx'
import { InvoiceSheet } from '../InvoiceSheet.tsx'

const fields = { paper: choiceField(['claim']) }

/** An order's papers, one at a time, for each is printed by itself: the invoice, and of a pet's visit the sheet for its insurer. */
export function OrderPapers({ orderId, claimOf }: { orderId: string; claimOf: string | undefined }) {
  const { t } = useTranslation('workspace')
  const { values, linkTo } = useAddress(fields)
  if (!claimOf) return <InvoiceSheet orderId={orderId} />
  const isClaim = values.paper === 'claim'
  return (
    <>
      <ChipLinks
        label={t('orders.claim.papers')}
        links={[
          { to: linkTo({ paper: undefined }), label: t('orders.details.invoice'), isCurrent: !isClaim },
          { to: linkTo({ paper: 'claim' }), label: t('orders.claim.name'), isCurrent: isClaim },
        ]}
      />
      {isClaim ? <ClaimSheet appointmentId={claimOf} /> : <InvoiceSheet orderId={orderId} />}
    </>
  )
}
