import { useTranslation } from 'react-i18next'

/** What refusals of regular deliveries say. */
export function useAutoshipRefusals() {
  const { t } = useTranslation('workspace')
  return {
    total_changed: t('autoships.refused.total_changed'),
    too_many_autoships: t('autoships.refused.too_many_autoships'),
    prescription_on_hold: t('autoships.refused.prescription_on_hold'),
    prescription_over: t('autoships.refused.prescription_over'),
    nothing_to_fill: t('autoships.refused.prescription_over'),
    pharmacy_closed_to_orders: t('autoships.asks.pharmacy'),
    outside_delivery_area: t('autoships.asks.address'),
    no_delivery: t('autoships.asks.address'),
    autoship_moved: t('autoships.refused.autoship_moved'),
    autoship_state: t('autoships.refused.autoship_moved'),
    autoship_card: t('autoships.refused.autoship_card'),
    amount_too_small: t('autoships.refused.amount_too_small'),
    too_soon: t('autoships.tooSoon'),
  }
}
