import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { LeftItem } from '#contract/admin/wind-down-schemas.ts'
import type { WindDownOutcome, WindDownVerb } from '#contract/admin/wind-down-values.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { officeOrderLink } from '../orders/order-links.ts'
import { OrderStateBadge } from '../orders/OrderStateBadge.tsx'

/** How one of them is to end; `later`: not decided on now. */
export type Chosen = WindDownVerb | 'later'

interface LeftRowProps {
  item: LeftItem
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  /** What came of the last decision on it, which left it where it is. */
  outcome: WindDownOutcome | undefined
}

/** One thing that was left behind: whose it is, what calling it off would touch, and how it is to end. */
export function LeftRow({ item, chosen, onChoose, outcome }: LeftRowProps) {
  const { t, i18n } = useTranslation('workspace')
  const { kind, id, orderId, number, verbs, refund, restocked, validUntil, isWaiting } = item
  return (
    <Stack as="article" gap="3" aria-labelledby={`left-${id}`}>
      <Heading level={2} size="m" id={`left-${id}`}>
        {t(`admin.windDown.one.${kind}`, { name: item.with })}
      </Heading>
      <Facts
        facts={[
          { name: t(`admin.windDown.at.${kind}`), value: <When instant={item.at} /> },
          { name: t('admin.windDown.validUntil'), value: validUntil && formatCalendarDate(validUntil, i18n.language) },
          {
            name: t('orders.invoice.orderNumber'),
            value: orderId && <Link to={officeOrderLink({ id: orderId, isOpen: true, state: item.state })}>{number}</Link>,
          },
          { name: t('admin.columns.state'), value: kind === 'order' && <OrderStateBadge state={item.state} /> },
          { name: t('admin.orders.goesBack'), value: refund && chosen === 'cancel' && <Money value={refund} /> },
          { name: t('admin.orders.restocked'), value: restocked > 0 && chosen === 'cancel' && String(restocked) },
        ]}
      />
      {isWaiting && <Text size="s">{t('admin.windDown.isWaiting')}</Text>}
      {item.needsSecond && chosen === 'cancel' && <Text size="s">{t('admin.windDown.needsSecond')}</Text>}
      {verbs.length > 0 && (
        <Field name={`end-${id}`} label={t('admin.windDown.end')}>
          <Select
            value={chosen}
            options={[...verbs, 'later' as const].map((value) => ({
              value,
              label: t(`admin.windDown.verbs.${kind}_${value}` as EndWord),
            }))}
            onChange={(event) => onChoose(event.target.value as Chosen)}
          />
        </Field>
      )}
      {outcome !== undefined && outcome !== 'done' && <Text size="s">{t(`admin.windDown.outcomes.${outcome}`)}</Text>}
    </Stack>
  )
}

/** The words know each kind's own verbs alone. */
type EndWord = 'admin.windDown.verbs.visit_cancel'
