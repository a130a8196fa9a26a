import { useTranslation } from 'react-i18next'
import { checkInMinutes, fullRefundHours, holdMinutes } from '#contract/booking/rules.ts'
import { LegalText } from '../../components/text/LegalText.tsx'

/** The day of this version: change it with the words. */
const version = '2026-11-01'

/** The terms of use. Hours and shares are those of `contract/booking/rules.ts`. */
export default function TermCondition() {
  const { t } = useTranslation('site')
  return (
    <LegalText
      title={t('site.routes.termCondition.title')}
      lead={t('site.terms.lead')}
      contents={t('site.terms.contents')}
      version={version}
      versionText={(date) => t('site.terms.updated', { date })}
      sections={[
        {
          id: 'service',
          title: t('site.terms.service.title'),
          paragraphs: [t('site.terms.service.one'), t('site.terms.service.two')],
        },
        { id: 'account', title: t('site.terms.account.title'), paragraphs: [t('site.terms.account.one')] },
        {
          id: 'visits',
          title: t('site.terms.visits.title'),
          paragraphs: [
            t('site.terms.visits.one', { minutes: holdMinutes }),
            t('site.terms.visits.two', { minutes: checkInMinutes }),
          ],
        },
        {
          id: 'cancel',
          title: t('site.terms.cancel.title'),
          paragraphs: [
            t('site.terms.cancel.one', { hours: fullRefundHours }),
            t('site.terms.cancel.two'),
            t('site.terms.cancel.three'),
          ],
        },
        { id: 'prices', title: t('site.terms.prices.title'), paragraphs: [t('site.terms.prices.one')] },
        { id: 'orders', title: t('site.terms.orders.title'), paragraphs: [t('site.terms.orders.one')] },
        { id: 'conduct', title: t('site.terms.conduct.title'), paragraphs: [t('site.terms.conduct.one')] },
        { id: 'liability', title: t('site.terms.liability.title'), paragraphs: [t('site.terms.liability.one')] },
        { id: 'changes', title: t('site.terms.changes.title'), paragraphs: [t('site.terms.changes.one')] },
      ]}
    />
  )
}
