import { useTranslation } from 'react-i18next'
import { useAddress } from '#shared/address/use-address.ts'
import { ChipLinks } from '#shared/ui/navigation/Chips.tsx'
import { goodsKindField, goodsKinds } from './goods-kinds.ts'

/** Medicines on prescription, or goods of the shop. */
export function KindChips() {
  const { t } = useTranslation('workspace')
  const { values, linkTo } = useAddress(goodsKindField)
  return (
    <ChipLinks
      label={t('admin.orders.kind')}
      links={goodsKinds.map((kind) => ({
        to: linkTo({ kind }),
        label: t(`admin.orders.kinds.${kind}`),
        isCurrent: values.kind === kind,
      }))}
    />
  )
}
