import { useTranslation } from 'react-i18next'
import { DownloadPaper } from '#features/papers/index.ts'
import { useReadPackingSlipMutation } from '../../api.ts'

/** The packing slip as a file. */
export function PackingSlip({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('workspace')
  const [read] = useReadPackingSlipMutation()
  return (
    <DownloadPaper name={`packing-slip-${number}.pdf`} text={t('pharmacy.orders.slip')} read={() => read({ params: { id } })} />
  )
}
