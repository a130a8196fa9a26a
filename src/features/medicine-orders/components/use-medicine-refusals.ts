import { useTranslation } from 'react-i18next'

/** What orders of medicines are refused for, in words. */
export function useMedicineRefusals() {
  const { t } = useTranslation('workspace')
  return {
    prescription_on_hold: t('medicine-orders.refused.onHold'),
    prescription_over: t('medicine-orders.refused.prescriptionOver'),
    paper_not_valid: t('medicine-orders.refused.prescriptionOver'),
    nothing_to_fill: t('medicine-orders.refused.nothingToFill'),
    nothing_left: t('medicine-orders.refused.nothingToFill'),
    fill_counted: t('medicine-orders.refused.dueChanged'),
    more_than_due: t('medicine-orders.refused.moreThanDue'),
    pharmacy_closed_to_orders: t('medicine-orders.refused.pharmacyClosed'),
    outside_delivery_area: t('medicine-orders.refused.outsideArea'),
    no_delivery: t('medicine-orders.refused.noDelivery'),
    request_open: t('medicine-orders.refused.requestOpen'),
    quote_changed: t('medicine-orders.refused.quoteChanged'),
    total_changed: t('medicine-orders.refused.quoteChanged'),
    quote_over: t('medicine-orders.refused.quoteOver'),
    nothing_offered: t('medicine-orders.refused.nothingOffered'),
    controlled: t('medicine-orders.refused.controlled'),
    given_recently: t('medicine-orders.refused.givenRecently'),
    lines_open: t('medicine-orders.refused.linesOpen'),
    order_state: t('medicine-orders.refused.orderState'),
    out_of_stock: t('medicine-orders.refused.outOfStock'),
  }
}
