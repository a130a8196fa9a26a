import { useTranslation } from 'react-i18next'
import { fullRefundHours, refundShare } from '#contract/booking/rules.ts'
import { formatShare } from '#shared/lib/format-number.ts'
import { RecordIcon, ShieldIcon, StarIcon, WalletIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Section } from './Section.tsx'
import styles from './Trust.module.css'

const promises = [
  ['licence', ShieldIcon],
  ['record', RecordIcon],
  ['refund', WalletIcon],
  ['reviews', StarIcon],
] as const

/** What people can rely on, by name. The figures are those of the rules. */
export function Trust() {
  const { t, i18n } = useTranslation('site')
  const late = refundShare('patient', 0, 0)
  return (
    <Section title={t('site.home.trust.title')} band>
      <Grid as="ul" least={15} gap="6">
        {promises.map(([promise, Icon]) => (
          <li key={promise} className={styles.promise}>
            <Icon size={26} />
            <Heading level={3}>{t(`site.home.trust.${promise}`)}</Heading>
            <Text quiet>
              {t(`site.home.trust.${promise}Text`, { hours: fullRefundHours, share: formatShare(late, i18n.language) })}
            </Text>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
