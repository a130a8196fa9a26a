import { useTranslation } from 'react-i18next'
import type { MergeFigures } from '#contract/merges/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Amounts } from '#shared/ui/money/Amounts.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** What goes over, by kind; what ends because both have it; what must be ended first; money and mails that it touches. */
export function MergeFacts({ figures: { moved, once, obstacles, money, mails } }: { figures: MergeFigures }) {
  const { t, i18n } = useTranslation('workspace')
  const numbers = new Intl.NumberFormat(i18n.language)
  return (
    <>
      {obstacles.length > 0 && (
        <Banner tone="warning" title={t('merges.obstaclesTitle')}>
          {obstacles.map((kind) => (
            <div key={kind}>{t(`merges.obstacles.${kind}`)}</div>
          ))}
        </Banner>
      )}
      {moved.length === 0 ? (
        <Text quiet>{t('merges.nothing')}</Text>
      ) : (
        <Facts facts={moved.map(({ kind, count }) => ({ name: t(`merges.moved.${kind}`), value: numbers.format(count) }))} />
      )}
      {once.length > 0 && (
        <section aria-labelledby="merge-once">
          <Heading level={3} size="s" id="merge-once">
            {t('merges.once.title')}
          </Heading>
          <Text quiet>{t('merges.once.about')}</Text>
          <Facts
            facts={once.map(({ kind, count }) => ({ name: t(`merges.once.kinds.${kind}`), value: numbers.format(count) }))}
          />
        </section>
      )}
      <Facts
        facts={[
          { name: t('rehearsal.money'), value: money.length > 0 ? <Amounts values={money} /> : null },
          { name: t('rehearsal.mails'), value: numbers.format(mails) },
        ]}
      />
    </>
  )
}
