import { useTranslation } from 'react-i18next'
import { addressLines } from '#contract/kernel/town-line.ts'
import type { DeskOrder } from '#contract/pharmacy/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { AddressLines } from '#shared/ui/address/AddressLines.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'

/** What goes into the parcel, of which lots, and where it goes. */
export function PackList({ desk }: { desk: DeskOrder }) {
  const { t } = useTranslation('workspace')
  const { address, delivery, recipient, phone, lots } = desk
  return (
    <>
      <Panel title={t('pharmacy.orders.pack')}>
        <PanelList items={lots} rowKey={({ product, lot }) => `${product} ${lot}`}>
          {({ product, lot, quantity, expiresOn }) => (
            <Cluster justify="between">
              <Text>
                {t('pharmacy.orders.units', { count: quantity })} <bdi>{product}</bdi>
              </Text>
              <Text quiet size="s">
                {lot && t('pharmacy.orders.lot', { lot })} {expiresOn && <CalendarDay date={expiresOn} />}
              </Text>
            </Cluster>
          )}
        </PanelList>
      </Panel>
      <Card>
        <Facts
          facts={[
            { name: t('medicine-orders.facts.recipient'), value: <bdi>{recipient}</bdi> },
            { name: t('medicine-orders.facts.phone'), value: phone && <bdi dir="ltr">{phone}</bdi> },
            { name: t('medicine-orders.facts.delivery'), value: t(`medicine-orders.deliveries.${delivery}`) },
            {
              name: t('medicine-orders.facts.address'),
              value: delivery === 'courier' && address && (
                <AddressLines lines={addressLines(address)} country={address.country} />
              ),
            },
          ]}
        />
      </Card>
    </>
  )
}
