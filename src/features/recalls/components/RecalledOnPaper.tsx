import { useTranslation } from 'react-i18next'
import type { CheckedPaper } from '#contract/papers/schemas.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'

/** Lots of what was given on a paper that were called back since, before anything else is read. */
export function RecalledOnPaper({ recalled }: Pick<CheckedPaper, 'recalled'>) {
  const { t } = useTranslation('site')
  return recalled.map(({ lot, reason }) => (
    <Banner
      key={lot}
      tone="error"
      live
      title={t('recalls.paper.title', { lot })}
      action={<LinkButton to={paths.recalledPacket.link()}>{t('recalls.paper.claim')}</LinkButton>}
    >
      {t('recalls.paper.text', { reason })}
    </Banner>
  ))
}
