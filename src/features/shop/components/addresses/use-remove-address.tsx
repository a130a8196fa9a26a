import { useTranslation } from 'react-i18next'
import type { BookedAddress } from '#contract/shop/schemas.ts'
import { addressLines } from '#contract/kernel/town-line.ts'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { useRemoveAddressMutation } from '../../buying-api.ts'

/** Asks whether an address goes out of the book, and takes it out: render `confirmation`, and call `remove`. */
export function useRemoveAddress() {
  const { t } = useTranslation('workspace')
  const { ask, confirmation } = useConfirm()
  const [send, { isLoading, originalArgs }] = useRemoveAddressMutation()
  const remove = async ({ id, recipient, address }: BookedAddress) => {
    const sure = await ask({
      title: t('shop.addresses.removeAsk'),
      body: t('shop.addresses.removeBody', { address: [recipient, ...addressLines(address)].join(', ') }),
      confirm: t('shop.checkout.removeAddress'),
      danger: true,
    })
    if (sure) await send({ params: { id } })
  }
  return { remove, confirmation, removing: isLoading ? originalArgs?.params.id : undefined }
}
