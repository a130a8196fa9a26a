import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnProduct } from '#contract/pharmacy/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { useReadOwnProductQuery } from '../../api.ts'
import { LotDialog } from './LotDialog.tsx'
import { LotHistory } from './LotHistory.tsx'

type Lot = OwnProduct['lots'][number]

/** Lots of a product as they lie on the shelf; each can be put right, and further ones added. */
export function LotsDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const product = useReadOwnProductQuery({ params: { id: productId } })
  const [edited, setEdited] = useState<Lot | 'new'>()
  return (
    <Dialog open={edited === undefined} onClose={onClose} title={product.data?.name ?? t('pharmacy.lots.title')} width={40}>
      <QueryState query={product} skeleton={<SkeletonText lines={5} />} missing={<NotFound level={2} />}>
        {({ lots }) => (
          <Stack gap="4">
            {lots.length === 0 && <Text quiet>{t('pharmacy.lots.none')}</Text>}
            <Stack as="ul" gap="2">
              {lots.map((lot) => (
                <li key={lot.id}>
                  <Cluster justify="between">
                    <LotFacts lot={lot} />
                    <Button
                      small
                      onClick={() => setEdited(lot)}
                      aria-label={t('pharmacy.lots.correctOne', { lot: lot.lot || t('pharmacy.lots.unnamed') })}
                    >
                      {t('pharmacy.lots.correct')}
                    </Button>
                  </Cluster>
                </li>
              ))}
            </Stack>
            <div>
              <Button variant="filled" icon={<PlusIcon size={18} />} onClick={() => setEdited('new')}>
                {t('pharmacy.lots.add')}
              </Button>
            </div>
            <LotHistory productId={productId} />
          </Stack>
        )}
      </QueryState>
      {edited && (
        <LotDialog productId={productId} lot={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Dialog>
  )
}

function LotFacts({ lot: { lot, expiresOn, quantity, reserved, isRecalled } }: { lot: Lot }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="1">
      <Text strong>
        <bdi dir="ltr">{lot || t('pharmacy.lots.unnamed')}</bdi>{' '}
        {isRecalled && <Badge tone="error">{t('pharmacy.lots.recalled')}</Badge>}
      </Text>
      <Text size="s" quiet>
        {t('pharmacy.catalogue.units', { count: quantity })}
        {reserved > 0 && ` · ${t('pharmacy.lots.reserved', { number: String(reserved) })}`}
        {expiresOn && (
          <>
            {' · '}
            <CalendarDay date={expiresOn} />
          </>
        )}
      </Text>
    </Stack>
  )
}
