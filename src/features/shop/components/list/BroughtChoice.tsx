import { useTranslation } from 'react-i18next'
import type { PostalAddress } from '#contract/kernel/postal-address.ts'
import { townLine } from '#contract/kernel/town-line.ts'
import { TruckIcon } from '#shared/ui/icons/thing-icons.tsx'
import { ChipChoice } from '#shared/ui/navigation/Chips.tsx'
import type { ListController } from '#shared/patterns/list/useListController.ts'
import { onlyBroughtToMe, type ShopFilter } from '../../model/shop-address.ts'
import { useNewAddress } from './use-new-address.tsx'

interface BroughtChoiceProps {
  controller: ListController<ShopFilter>
  /** The default of the person's address book; `null` where the book is empty, `undefined` until that is known. */
  bringsTo: Omit<PostalAddress, 'lines'> | null | undefined
}

/** Narrows the shop down to what is brought to the person's usual address. Who has none yet writes it down first. */
export function BroughtChoice({ controller: { filters, setFilter }, bringsTo }: BroughtChoiceProps) {
  const { t } = useTranslation('site')
  const { ask, dialog } = useNewAddress(() => setFilter('brought', onlyBroughtToMe))
  const place = bringsTo && townLine(bringsTo)
  return (
    <>
      <ChipChoice
        label={t('shop.brought.label')}
        options={[
          {
            value: onlyBroughtToMe,
            icon: <TruckIcon size={18} />,
            label: (
              // One word of the chip: its parts would stand apart.
              <span>
                {t('shop.filter.broughtToMe')}
                {place && (
                  <>
                    {' · '}
                    <bdi>{place}</bdi>
                  </>
                )}
              </span>
            ),
          },
        ]}
        value={filters.brought === onlyBroughtToMe ? onlyBroughtToMe : undefined}
        onChoose={(value) => (value && bringsTo === null ? ask() : setFilter('brought', value ?? ''))}
      />
      {dialog}
    </>
  )
}
